// What every banner shows. A thing is placed in a field of 900 by 520 units: [bodies, size, x, y, turn, more], far things first.
import * as m from '../slots/materials.mjs';
import * as b from './bodies.mjs';

const far = { blur: 2.2, dim: 0.62 };
const mid = { blur: 0.7, dim: 0.86 };
const air = { floats: true };
const round = { overlay: b.roundness() };
const cloth = (light, edge) => ({ light, edge, weave: 0.07 });
const gloss = (light, edge) => ({ light, edge, mirror: 0.32 });
const sea = (name, back, front, seed) => b.carved(name, back, front, { bevel: 0.07, dome: 0.06, veins: 0.25, seed });
const rooster = (back, front) => b.carved('rooster', back, front, { bevel: 0.05, dome: 0.13 });
const mirrored = (bodies) =>
  bodies.map((layer) => ({ ...layer, markup: `<g transform="translate(512 0) scale(-1 1)">${layer.markup}</g>` }));

/** By group: the wall, the floor, the colour of the lamp, the colours of far lights, and the things. */
export const pictures = {
  rng: {
    wall: ['#4b2170', '#0d0518'],
    floor: gloss('#3a1857', '#0a0412'),
    lamp: '#ffb65c',
    lights: ['#ffc46b', '#e06bff', '#8a6bff'],
    things: [
      [b.pile(7), 190, 800, 322, 0, mid],
      [b.jewel(b.ice), 150, 96, 176, -16, { ...far, ...air }],
      [b.reels, 560, 450, 232, -4, { overlay: b.drums }],
      [b.jewel(b.emerald), 188, 742, 390, 10],
      [b.jewel(b.ruby), 160, 178, 404, -14],
      [b.coin, 132, 640, 428, 12],
      [b.coin, 100, 566, 450, -10],
    ],
  },
  live: {
    wall: ['#5c1a20', '#120406'],
    floor: cloth('#7a1a24', '#1a0407'),
    lamp: '#ffcf8a',
    lights: ['#ffd08a', '#ff8a5c', '#ffe9c4'],
    things: [
      [b.wheel, 500, 620, 214, 8, mid],
      [b.card('Q', 'h'), 300, 268, 282, -20],
      [b.card('K', 's'), 300, 388, 268, -3],
      [b.pile(6, m.ink, b.ivory, m.ink), 200, 776, 386, 0],
      [b.pile(4, m.moss, b.ivory, m.moss), 190, 640, 408, 0],
      [b.chip(m.imperial), 128, 516, 430, 14],
    ],
  },
  fish: {
    wall: ['#1286a4', '#021a2c'],
    floor: cloth('#0c4a5c', '#02141f'),
    lamp: '#9ff4ff',
    lights: ['#7fe9ff', '#c8fbff', '#4fb7d8'],
    sea: true,
    things: [
      [b.swimmer(m.aqua, m.navy, m.pearl), 150, 130, 132, -6, { ...far, ...air }],
      [sea('coral', m.plum, m.lavender, 5), 300, 800, 350, 4, mid],
      [sea('coral', m.crimson, m.coral, 7), 270, 150, 380, -8, mid],
      [b.swimmer({ ...m.coral, base: '#ff6a2c' }, m.amber, b.ivory), 440, 476, 226, -6, air],
      [b.swimmer({ ...m.aqua, base: '#2f8fe0' }, m.amber, { ...m.amber, base: '#ffc83a' }), 240, 246, 310, 6, air],
      [sea('sea-turtle', m.moss, m.celadon, 13), 220, 782, 118, 14, air],
      [sea('sea-star', m.bronze, m.sand, 15), 120, 634, 436, 14],
      [b.coin, 112, 400, 442, -8],
    ],
  },
  pvp: {
    wall: ['#22357e', '#060a20'],
    floor: cloth('#233a8a', '#060a20'),
    lamp: '#ffd890',
    lights: ['#ffd890', '#7fa0ff', '#b48cff'],
    things: [
      [b.card('10', 's'), 300, 212, 306, -32, { dim: 0.8 }],
      [b.card('J', 's'), 310, 316, 262, -16, { dim: 0.88 }],
      [b.card('Q', 's'), 316, 432, 246, 0],
      [b.card('K', 's'), 310, 548, 262, 16],
      [b.card('A', 's'), 300, 652, 306, 32],
      [b.carved('crown', m.bronze, m.gold, { dome: 0.05 }), 268, 432, 372, 0],
      [b.chip(m.crimson), 126, 770, 420, 14],
      [b.chip(m.ink), 108, 118, 432, -12],
    ],
  },
  sports: {
    wall: ['#1f5f86', '#04121f'],
    floor: { ...cloth('#2d7a35', '#05170a'), stripes: true },
    lamp: '#f4fbff',
    lights: ['#ffffff', '#cfeaff', '#fff2c8'],
    things: [
      [b.basketball, 226, 212, 346, -18, { ...mid, overlay: b.roundness() }],
      [b.cup, 480, 440, 226, 0, { overlay: b.sheen }],
      [b.football, 306, 672, 316, 14, { overlay: b.roundness() }],
      [b.coin, 112, 304, 432, -10],
    ],
  },
  esports: {
    wall: ['#3a1a7a', '#07041a'],
    floor: gloss('#241060', '#05030f'),
    lamp: '#3fe6ff',
    lights: ['#3fe6ff', '#ff4fd0', '#8a6bff'],
    things: [
      [b.cup, 330, 738, 290, 5, { ...mid, overlay: b.sheen }],
      [b.headset, 360, 216, 222, -14, mid],
      [b.bolt, 340, 584, 186, 8, { ...air, glow: '#ffb320' }],
      [b.gamepad, 470, 430, 320, -8],
      [b.coin, 112, 646, 442, 12],
    ],
  },
  lott: {
    wall: ['#8a4a12', '#1c0a03'],
    floor: cloth('#8a2a18', '#1c0604'),
    lamp: '#ffe0a0',
    lights: ['#ffe0a0', '#ff9a5c', '#ffc46b'],
    things: [
      [b.numberBall('36', m.plum), 200, 138, 268, -10, { ...far, ...round }],
      [b.numberBall('14', { ...m.navy, base: '#2a66c4' }), 236, 716, 190, 10, { ...mid, ...round }],
      [b.numberBall('21', { ...m.moss, base: '#3a9a3c' }), 250, 318, 180, -8, { ...mid, ...round }],
      [b.numberBall('8', { ...m.crimson, base: '#d8262c' }), 330, 506, 282, 6, round],
      [b.numberBall('5', { ...m.teal, base: '#12a094' }), 214, 280, 374, -12, round],
      [b.numberBall('47', { ...m.amber, base: '#f09a1c', deep: '#7a3c04' }), 240, 724, 362, 12, round],
      [b.coin, 112, 408, 440, -8],
    ],
  },
  cockfight: {
    wall: ['#7a2a10', '#180503'],
    floor: { ...cloth('#8a5a2a', '#1f0d05'), stripes: false },
    lamp: '#ffb04a',
    lights: ['#ffb04a', '#ff6a3a', '#ffd890'],
    things: [
      [b.ringOfFire, 430, 450, 216, 0, { blur: 1.2, dim: 0.9, glow: '#ff8a2a', ...air }],
      [rooster(m.bronze, b.minted), 440, 246, 256, 0],
      [mirrored(rooster(m.gold, { ...m.crimson, base: '#d01c24' })), 440, 654, 256, 0],
      [b.carved('feather', m.bronze, m.amber), 120, 452, 430, 64],
    ],
  },
  promotion: {
    wall: ['#8a1626', '#1c0308'],
    floor: gloss('#6a0f1e', '#160206'),
    lamp: '#ffd27a',
    lights: ['#ffd27a', '#ff8a8a', '#fff0c4'],
    things: [
      [b.envelope, 300, 204, 284, -16, mid],
      [b.envelope, 290, 712, 262, 15, mid],
      [
        b.gift({ ...m.imperial, kind: 'lacquer', base: '#0f7a4c', deep: '#033a22' }),
        410,
        452,
        262,
        0,
        { overlay: b.giftLight },
      ],
      [b.pile(5), 180, 752, 390, 0],
      [b.coin, 140, 596, 424, 14],
      [b.coin, 112, 276, 436, -12],
    ],
  },
  shop: {
    wall: ['#0f5f66', '#031518'],
    floor: gloss('#0c4a50', '#021012'),
    lamp: '#d8fff4',
    lights: ['#9ff4ff', '#ffe0a0', '#d8fff4'],
    things: [
      [b.gift(m.crimson), 240, 176, 338, 0, { ...mid, overlay: b.giftLight }],
      [b.bag, 400, 350, 250, -4, { overlay: b.bagLight }],
      [b.jewel(b.ice), 360, 634, 272, 6, { glow: '#6fe0ff' }],
      [b.pile(4), 168, 812, 396, 0],
      [b.coin, 128, 494, 428, -10],
    ],
  },
  help: {
    wall: ['#2c5a44', '#04120c'],
    floor: { ...cloth('#6a4522', '#170c05'), weave: 0.03 },
    lamp: '#ffca70',
    lights: ['#ffca70', '#ffe6b0', '#8fd0a4'],
    things: [
      [b.lamp, 370, 204, 250, 0, { glow: '#ffb040', overlay: b.flame }],
      [b.openBook, 470, 500, 282, -3],
      [b.lens, 290, 716, 350, -38],
    ],
  },
  reg: {
    wall: ['#17664a', '#03150e'],
    floor: cloth('#17704e', '#03170f'),
    lamp: '#ffe0a0',
    lights: ['#8ff0c0', '#ffe0a0', '#ffffff'],
    things: [
      [b.card('A', 'h'), 320, 258, 262, -18],
      [b.pile(8, m.moss, b.ivory, m.moss), 280, 664, 284, 0, mid],
      [b.key, 440, 460, 240, 24],
      [b.pile(5), 180, 800, 388, 0],
      [b.chip(m.imperial), 168, 330, 400, -12],
      [b.coin, 126, 596, 432, 12],
    ],
  },
  register: {
    wall: ['#8a2436', '#14040c'],
    floor: gloss('#4a1220', '#10030a'),
    lamp: '#ffc46b',
    lights: ['#ffc46b', '#ff8a5c', '#ffe0a0'],
    things: [
      [b.gate, 420, 450, 232, 0, { glow: '#ffb84a', overlay: b.gateLight }],
      [b.lantern, 240, 182, 170, 0, { ...air, glow: '#ff7a3a', overlay: b.ember }],
      [b.lantern, 240, 718, 170, 0, { ...air, glow: '#ff7a3a', overlay: b.ember }],
      [b.pile(5), 190, 700, 386, 0],
      [b.chip(m.imperial), 140, 236, 416, -12],
      [b.coin, 120, 580, 434, 12],
    ],
  },
};
