import type { FishKey, Water } from '@baize/games/fishing';
import type { Finned } from './look.ts';

type Looks = Partial<Record<FishKey, Finned>>;

/** Finned fish of the reef. */
const reef: Looks = {
  guppy: { body: ['#2fb6c9', '#8ef0dc', '#f2fff5'], fin: ['#ff9d5c', '#ff5d7d'], tall: 13, tail: 'veil', dorsal: 10 },
  sardine: { body: ['#2c5d8f', '#b7d8ea', '#ffffff'], fin: ['#7ea9c8', '#486f92'], tall: 11, tail: 'fork', dorsal: 7 },
  clown: {
    ...{ body: ['#f2701d', '#ff9738', '#ffc27a'], fin: ['#ff9738', '#3b1c14'], tall: 19, tail: 'fan', dorsal: 8 },
    bands: { colours: ['#ffffff', '#21130f'], at: [-0.62, 0.02, 0.58], wide: 4 },
  },
  angel: {
    ...{ body: ['#f5d04a', '#ffe98c', '#fff8d6'], fin: ['#f5c32f', '#1f6dd0'], tall: 27, tail: 'fan', dorsal: 17 },
    bands: { colours: ['#1f57b8', '#123a86'], at: [-0.5, 0.05, 0.5], wide: 2.6 },
  },
  puffer: {
    ...{ body: ['#b8893b', '#f0cd74', '#fffdf0'], fin: ['#e9b95b', '#8a5f22'], tall: 27, tail: 'fan', dorsal: 5 },
    ...{ spots: 'rgb(96 58 14 / 55%)', more: 'spines', eyeSize: 5 },
  },
  flyer: {
    ...{ body: ['#23409a', '#5f8cf0', '#e8f2ff'], fin: ['#8fc3ff', '#3b5fd0'], tall: 11, tail: 'fork', dorsal: 6 },
    more: 'wings',
  },
  lantern: {
    ...{ body: ['#3b2350', '#6c4390', '#a983c0'], fin: ['#7c4fa0', '#2c1a40'], tall: 25, tail: 'fan', dorsal: 8 },
    ...{ more: 'lamp', eyeSize: 4.6 },
  },
  swordfish: {
    ...{ body: ['#1d3c74', '#5b86c4', '#dbe9f7'], fin: ['#3c67ac', '#142a55'], tall: 12, tail: 'moon', dorsal: 16 },
    more: 'bill',
  },
  shark: {
    ...{ body: ['#4d6478', '#8ba4b6', '#f1f6f8'], fin: ['#647d91', '#37495a'], tall: 15, tail: 'moon', dorsal: 17 },
    ...{ more: 'gills', eyeSize: 2.8 },
  },
  whale: {
    ...{ body: ['#1e3f78', '#3f74b8', '#eaf4ff'], fin: ['#2f5b9c', '#162f5c'], tall: 24, tail: 'moon', dorsal: 5 },
    ...{ more: 'gills', eyeSize: 2.6 },
  },
  goldShark: {
    ...{ body: ['#b3701a', '#ffcb4f', '#fff6cf'], fin: ['#ffb52e', '#8f520e'], tall: 16, tail: 'moon', dorsal: 18 },
    ...{ more: 'gills', eyeSize: 3, scales: 'rgb(160 92 10 / 35%)' },
  },
  dragonCarp: {
    ...{ body: ['#b3221f', '#ff6a3c', '#ffe4a8'], fin: ['#ffc64a', '#d0341f'], tall: 20, tail: 'veil', dorsal: 14 },
    ...{ more: 'crest', scales: 'rgb(255 222 120 / 75%)', whiskers: '#ffe08a' },
  },
};

/** What is different in the lake. */
const lotus: Looks = {
  guppy: { body: ['#d8506d', '#ff9fae', '#fff0ee'], fin: ['#ffd38a', '#ff7f6a'], tall: 12, tail: 'veil', dorsal: 11 },
  sardine: { body: ['#5f7a3e', '#c6d99a', '#fbfff0'], fin: ['#a8bf74', '#5d7438'], tall: 10, tail: 'fork', dorsal: 6 },
  clown: {
    ...{ body: ['#f4f0e6', '#ffffff', '#fff3e4'], fin: ['#ffffff', '#f0b9a0'], tall: 16, tail: 'veil', dorsal: 9 },
    ...{ spots: 'rgb(228 68 40 / 92%)', whiskers: '#f0b9a0' },
  },
  angel: {
    ...{ body: ['#9fb7c9', '#e3eef5', '#ffffff'], fin: ['#c7d8e4', '#56708a'], tall: 27, tail: 'fan', dorsal: 18 },
    bands: { colours: ['#3b4f63', '#2a3a4a'], at: [-0.5, 0.05, 0.55], wide: 3 },
  },
  flyer: {
    ...{ body: ['#6a7f4d', '#d9c38d', '#fff6e2'], fin: ['#e59a72', '#9c4f38'], tall: 13, tail: 'fork', dorsal: 9 },
    ...{ spots: 'rgb(80 46 30 / 60%)', more: 'wings' },
  },
  swordfish: {
    ...{ body: ['#4d5f46', '#a9b98c', '#f1f3df'], fin: ['#7d8f66', '#3d4b35'], tall: 12, tail: 'fork', dorsal: 8 },
    ...{ more: 'bill', scales: 'rgb(40 56 32 / 40%)', whiskers: '#d8d2a8' },
  },
  shark: {
    ...{ body: ['#44592c', '#9cb06a', '#f3f2cf'], fin: ['#b38a44', '#6a4a1e'], tall: 14, tail: 'fork', dorsal: 11 },
    ...{ spots: 'rgb(236 230 160 / 70%)', more: 'gills', eyeSize: 3 },
  },
  whale: {
    ...{ body: ['#3c4550', '#77838c', '#e9e6da'], fin: ['#59636c', '#2b323a'], tall: 23, tail: 'fan', dorsal: 7 },
    ...{ whiskers: '#20262c', eyeSize: 2.6 },
  },
  goldShark: {
    ...{ body: ['#a8741c', '#ffd257', '#fff8d2'], fin: ['#ffbe3d', '#935a10'], tall: 15, tail: 'fork', dorsal: 12 },
    ...{ more: 'gills', scales: 'rgb(150 90 10 / 42%)', eyeSize: 3 },
  },
};

export const finnedLook = (key: FishKey, water: Water): Finned | undefined =>
  (water === 'lotus' ? lotus[key] : undefined) ?? reef[key];
