// A minimal server of boardgame.io: a game whose moves change about as much of about as large a state as those of
// Carolus Magnus, for four. SIZE is how many bytes of board each player is sent; PORT is where it listens, API_PORT where matches are made.
const { Server, Origins } = require("boardgame.io/server");

const territories = 15;
const size = Number(process.env.SIZE || 6000);
const filling = Math.max(0, Math.floor((size - territories * 70) / 40));

const game = {
  name: "ring",
  setup: () => ({
    ring: Array.from({ length: territories }, (_, number) => ({
      territory: number + 1,
      paladins: { red: 0, green: 0, blue: 0, yellow: 0, pink: 0 },
    })),
    // What else a board of ours is told: courts, reserves, choices with what would come of them.
    rest: Array.from({ length: filling }, (_, number) => ({ name: `piece-${number}`, value: number })),
    moves: 0,
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G }, territory, colour) => {
      G.ring[territory].paladins[colour] += 1;
      G.moves += 1;
    },
  },
};

Server({ games: [game], origins: [Origins.LOCALHOST] }).run({
  port: Number(process.env.PORT || 8000),
  lobbyConfig: { apiPort: Number(process.env.API_PORT || 8001) },
  callback: () => console.log("ready"),
});
