import type { Board } from './board.ts'

export const boards = {
  immortal: async (): Promise<Board> => (await import('./immortal.ts')).immortal,
  ultimate: async (): Promise<Board> => (await import('./ultimate.ts')).ultimate,
  final: async (): Promise<Board> => (await import('./final.ts')).final,
  business: async (): Promise<Board> => (await import('./business.ts')).business,
  category: async (): Promise<Board> => (await import('./category.ts')).category,
  global: async (): Promise<Board> => (await import('./global.ts')).global,
  v3: async (): Promise<Board> => (await import('./v3.ts')).v3,
}

export type BoardName = keyof typeof boards
export const boardNames = Object.keys(boards) as BoardName[]

/** A board is loaded when it is opened, and with it what draws boards, so that the first file of the store names neither. */
export async function loadBoard(name: BoardName) {
  const [board, { BoardView }] = await Promise.all([boards[name](), import('./board-view.tsx')])
  return { board, BoardView }
}
