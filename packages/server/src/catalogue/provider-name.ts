import type { Bilingual } from '@wakeel/contract'

/** How a creator is called where everybody reads it; people from elsewhere may have come without a name. */
export const providerName = (name: string | null | undefined, storeName: Bilingual): string =>
  name?.trim() || `${storeName.en} User`
