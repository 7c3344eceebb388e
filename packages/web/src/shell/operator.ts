import type { Bilingual } from '@wakeel/contract'

/** What an operator may make their own of every page: the name, and the picture beside it. */
interface Operator {
  name: Bilingual
  logo: string | null
}

declare global {
  /** Set by the server before it writes a page. */
  var wakeelOperator: Operator | undefined
}

/** The document says it before any script runs, so that no word of a page changes once it is shown. */
const meta = globalThis.document?.querySelector<HTMLMetaElement>('meta[name=application-name]')

export const operator: Operator = meta
  ? { name: { en: meta.content, ar: meta.dataset.ar! }, logo: meta.dataset.logo || null }
  : (globalThis.wakeelOperator ?? { name: { en: 'Wakeel', ar: 'وكيل' }, logo: null })

/** The store's name inside sentences. */
export const { en: storeName, ar: storeNameAr } = operator.name

/** Whether a text of the law is the operator's own. */
export const hasOwnText = (kind: string): boolean =>
  meta?.dataset.legal?.split(' ').includes(kind) ?? false
