import type { Box } from "./document.ts";

/** The size of a picture of a place in a paper, in pixels, and how many of them a point (1/72 inch) has. */
export interface PictureSize {
  width: number;
  height: number;
  scale: number;
}

/** Points around the box: half a column wide at least, and the lines before and after it. */
const around = { x: 48, y: 96, leastWidth: 340 };

/** Twice what screens show of a page at its size, so that small print is sharp; less of what is large. */
const most = { scale: 2, width: 1600, height: 900 };

/** Returns the size of the picture that shows a box of a page and what stands around it; known from the box alone. */
export function placePictureSize(box: Box): PictureSize {
  const width = Math.max(box.width + around.x, around.leastWidth);
  const height = box.height + around.y;
  const scale = Math.min(most.scale, most.width / width, most.height / height);
  return { width: Math.ceil(width * scale), height: Math.ceil(height * scale), scale };
}
