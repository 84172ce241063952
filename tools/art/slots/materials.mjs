const metal = (deep, base, light) => ({ kind: 'metal', deep, base, light });
const stone = (deep, base, light) => ({ kind: 'stone', deep, base, light });
const lacquer = (deep, base, light) => ({ kind: 'lacquer', deep, base, light });
const matt = (deep, base, light) => ({ kind: 'matt', deep, base, light });

export const gold = metal('#4a2a06', '#d59a2c', '#fff2b8');
export const brass = metal('#3a2408', '#b98032', '#ffe3a0');
export const bronze = metal('#2c140a', '#a3602f', '#ffcf98');
export const silver = metal('#232b33', '#9fb0bd', '#ffffff');

export const celadon = stone('#2b6a4c', '#8fd0a4', '#e9fff0');
export const imperial = stone('#00391d', '#069a55', '#7dffb4');
export const lavender = stone('#3f2a6e', '#9b7fd6', '#efe2ff');
export const amber = stone('#6a2d00', '#ee9418', '#ffe49a');
export const carnelian = stone('#5c0a08', '#d8402a', '#ffb591');
export const aqua = stone('#073f5c', '#3aa6cf', '#c8f6ff');
export const pearl = stone('#6a6078', '#e6dfe8', '#ffffff');
export const coral = stone('#6d1b1b', '#ee6a4d', '#ffd0b0');
export const sand = stone('#6b4320', '#e3b878', '#fff3d6');

export const crimson = lacquer('#3a0408', '#b3161d', '#ff7a60');
export const ink = lacquer('#05060d', '#1d2342', '#6f80c9');
export const teal = lacquer('#032b33', '#0e7f8c', '#86f0ee');
export const navy = lacquer('#06142f', '#1d4f96', '#8fc4ff');
export const plum = lacquer('#24062c', '#7a2a86', '#f0a0ff');
export const moss = lacquer('#08250d', '#2f7a34', '#a8ef8a');

export const leather = matt('#2a0d09', '#7c2a1c', '#c96a48');
export const paper = matt('#8a7145', '#e8d5a4', '#fffbe6');
export const wood = matt('#2c1507', '#8a5124', '#d99a58');
export const darkWood = matt('#180b05', '#55301a', '#9a643a');
export const canvas = matt('#8d7a60', '#efe3c8', '#ffffff');
