/** What a frame tells the page that it stands in: nothing of the conversation. */
export type FrameMessage = { widget: string } & (
  | { type: 'ready'; name: string; open: string; close: string; accent: string; ink: string }
  | { type: 'size'; height: number }
  | { type: 'close' }
)

/** Stands behind # in the address of a frame that fills a panel, which a button opens. */
export const PANEL = 'panel'
