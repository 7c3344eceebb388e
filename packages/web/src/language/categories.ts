import { catalogue } from '@wakeel/contract'

/** What the document says of the store's categories (packages/server/src/http/categories-head.ts). */
interface StoreCategories {
  offered?: readonly (readonly [id: string, en?: string, ar?: string])[] | undefined
  former?: readonly string[]
}

declare global {
  /** Set by the server before it writes a page. */
  var wakeelCategories: StoreCategories | undefined
}

const meta = globalThis.document?.querySelector<HTMLMetaElement>('meta[name=categories]')
const written: StoreCategories | undefined = meta && JSON.parse(meta.content)
const ofStore = () => written ?? globalThis.wakeelCategories ?? {}
const { offered } = ofStore()
// While the server runs, these change.
const former = () => ofStore().former ?? []

/** The operator's, with their names; undefined: the specification's. */
export const ownCategories = offered

/** What creators can choose. */
export const offeredCategories: readonly string[] =
  offered?.map(([id]) => id) ?? catalogue.standardCategories

/** What agents are in: also what is not offered any more. */
export const categoryChoices = () => ['all', ...offeredCategories, ...former()]

/** Of the standard ones search offers these four (specification section 2). */
export const searchCategories = () =>
  offered
    ? categoryChoices()
    : ['all', 'business', 'marketing', 'finance', 'education', ...former()]
