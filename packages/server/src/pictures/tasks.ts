import { defineTask } from '../workers/task.ts'

/** It is read only once somebody asks for a picture: most threads never draw one. */
export const drawPngTask = defineTask('drawPng', async (svg: string) =>
  (await import('./draw-png.ts')).drawPng(svg),
)
