import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Lets so much time pass for what ticks. */
export const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds))

/** Puts the page into the background, or in front again. */
export const setHidden = (isHidden: boolean) =>
  act(async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible')
    document.dispatchEvent(new Event('visibilitychange'))
  })

/** The reader's system asks for less motion. */
export const wishLessMotion = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduce'),
    media: query,
    addEventListener() {},
    removeEventListener() {},
  }))
