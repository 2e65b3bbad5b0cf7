"""Baby Boom: dice that are bombs, counting down on a nursery floor of five by five."""
