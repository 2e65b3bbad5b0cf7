// The symbols of this game, with the colours of its dice that they are drawn in.
import "./look.css";

export { default } from "./pieces.svg?raw";
