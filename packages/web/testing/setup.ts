import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { loadErrorMessages } from '../src/language/errors/load-messages.ts'
import { flush } from '../src/record.ts'
import { forgetSession } from '../src/session/session.ts'
import { dismissAlerts } from './dismiss-alerts.ts'

// A page is late on a machine that is busy, and not broken; what never comes still fails.
configure({ asyncUtilTimeout: 5_000 })

// Only the first error of a page waits for them: tests would depend on which error that is.
await loadErrorMessages()

// What a browser has and jsdom has not.
beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: false,
    media: query,
    addEventListener() {},
    removeEventListener() {},
  }))
  vi.stubGlobal('scrollTo', () => {})
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
  Element.prototype.scrollIntoView ??= () => {}
  Object.assign(navigator, { sendBeacon: () => true })
})

afterEach(() => {
  dismissAlerts()
  cleanup()
  flush()
  forgetSession()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  // biome-ignore lint/suspicious/noDocumentCookie: the test ends as it began
  document.cookie = 'wakeel_language=; Path=/; Max-Age=0'
  delete document.documentElement.dataset.scheme
  // A page that opens takes the focus to the body.
  document.body.removeAttribute('tabindex')
})
