import { expect, test } from 'vitest';
import { rendererPreference } from './renderer-choice.ts';

test.each([
  'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)',
  'llvmpipe (LLVM 15.0.6, 256 bits)',
  'Microsoft Basic Render Driver',
])('%s draws on the plain canvas', (driver) => {
  expect(rendererPreference(false, driver)).toEqual(['canvas']);
});

test('a real card draws with WebGL, and so does one whose name is hidden', () => {
  expect(rendererPreference(false, 'ANGLE (NVIDIA, NVIDIA GeForce RTX 3060)')).toEqual(['webgl', 'canvas']);
  expect(rendererPreference(false, '')).toEqual(['webgl', 'canvas']);
});

test('the plain canvas where there is no WebGL or somebody asks for it', () => {
  expect(rendererPreference(false, null)).toEqual(['canvas']);
  expect(rendererPreference(true, 'ANGLE (NVIDIA, NVIDIA GeForce RTX 3060)')).toEqual(['canvas']);
});
