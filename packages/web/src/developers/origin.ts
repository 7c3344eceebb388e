import { useQueryClient } from '@tanstack/react-query'

export const originKey = ['store', 'origin']

/** Where the store is: as the server wrote it into this page, else as the browser reached it. */
export const useOrigin = (): string =>
  useQueryClient().getQueryData<string>(originKey) ?? window.location.origin
