/** @import {Palette} from './scenes.mjs' */

/**
 * Sky top, sky bottom, far, near, accent, light: one row a mood.
 * @type {readonly Palette[]}
 */
export const palettes = [
  ['#FAD9B5', '#F4B48E', '#E07A5F', '#8C3B4A', '#FFF3E0', '#FFE0B8'],
  ['#B9D8F0', '#8DB8DC', '#5C8FBB', '#2F5D86', '#FFF6E5', '#E3F0FA'],
  ['#D8E2C8', '#B4CBA0', '#7FA06F', '#4B6B45', '#FFF4D6', '#EEF4E2'],
  ['#E8C8D8', '#D493B4', '#A9537E', '#5B2744', '#FFE9D6', '#FBE6EF'],
  ['#6B2D3E', '#4B1D30', '#BB2649', '#2B1220', '#F6C28B', '#F7DCE3'],
  ['#C9B6E4', '#A48FD0', '#7462AC', '#3F3573', '#FFE6A7', '#EFE7FA'],
  ['#F7E2B7', '#F0C67A', '#D9923B', '#8A5320', '#FFF8E8', '#FFF0D0'],
  ['#BFE3DD', '#8CC7BE', '#4E9A91', '#235F5A', '#FFEBD2', '#E4F5F2'],
  ['#2F3E5C', '#1F2A44', '#5C74A8', '#121A2E', '#FFD98A', '#C9D6F0'],
  ['#F3D6CC', '#E3A99A', '#C26E5F', '#74362F', '#FFF2DD', '#FCE9E3'],
];
