import { createContext, use, useSyncExternalStore } from 'react'
import { useLanguage } from '../../language/language.tsx'
import type { Board } from './board.ts'
import { formatFigure } from './figure-format.ts'
import { type Figures, statusOf } from './figures.ts'

/** The board that is open, and its figures as they stand. */
export const OpenBoard = createContext<{ board: Board; figures: Figures } | undefined>(undefined)

export function useOpenBoard() {
  const open = use(OpenBoard)
  if (!open) throw new Error('A part of a board is drawn only on a board.')
  return open
}

/** A figure as it stands, and as it is read. */
export function useFigure(name: string) {
  const { language } = useLanguage()
  const { board, figures } = useOpenBoard()
  const figure = board.figures[name]!
  const { label, format, note } = figure
  const value = useSyncExternalStore(
    (listener) => figures.subscribe(name, listener),
    () => figures.get(name),
  )
  return {
    label: label[language],
    note: note?.[language],
    status: statusOf(figure, value),
    value,
    shown: formatFigure(value, format, board.scale, language),
  }
}

/** Changes only where the status does, however often the figure ticks. */
export function useFigureStatus(name: string) {
  const { board, figures } = useOpenBoard()
  return useSyncExternalStore(
    (listener) => figures.subscribe(name, listener),
    () => statusOf(board.figures[name]!, figures.get(name)),
  )
}

/** Alone in a component of its own, so that only the text is drawn anew when it ticks. */
export function FigureValue({ name }: { name: string }) {
  return <bdi data-figure={name}>{useFigure(name).shown}</bdi>
}
