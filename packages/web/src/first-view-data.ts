import type { catalogue, Language, ResultOf } from '@wakeel/contract'
import { loadToday, type Today, type TodaySource } from './catalogue/today.ts'

export type Store = ResultOf<typeof catalogue.routes.getStore>

/** What the server rendered Today from, so that the browser can take it over without asking again. */
export interface FirstView {
  language: Language
  today: Today
  store: Store
}

export interface FirstViewSource extends TodaySource {
  getStore: () => Promise<Store>
}

export async function loadFirstView(
  source: FirstViewSource,
  language: Language,
): Promise<FirstView> {
  const [today, store] = await Promise.all([loadToday(source, language), source.getStore()])
  return { language, today, store }
}

export const FIRST_VIEW_ID = 'wakeel-data'

/** Nothing when the page came without a first view, as from the development server. */
export function readFirstView(): FirstView | undefined {
  const written = document.getElementById(FIRST_VIEW_ID)?.textContent
  return written ? JSON.parse(written) : undefined
}
