// A stock boardgame.io server with its own storage in memory, on a free port of loopback, which it prints.
const { Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const CELLS = 25;

// As much to tell as a board of Baby Boom for two, without its dice, secrets and lists of legal answers.
const meadow = {
  name: "meadow",
  setup: () => ({
    cells: Array.from({ length: CELLS }, () => ({ owner: null, height: 0 })),
    scores: [0, 0],
    bones: [60, 60],
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, cell) => {
      if (!(cell in G.cells) || G.bones[playerID] === 0) return INVALID_MOVE;
      G.cells[cell] = { owner: playerID, height: G.cells[cell].height + 1 };
      G.bones[playerID] -= 1;
      G.scores[playerID] += G.cells[cell].height;
    },
  },
};

const server = Server({ games: [meadow], origins: [Origins.LOCALHOST] });
server.run({ port: { port: 0, host: "127.0.0.1" } }).then(({ appServer }) => console.log(appServer.address().port));
