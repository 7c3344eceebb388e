// What one tab keeps until somebody signs out. Storage may be switched off or full: then nothing is kept, and everything else works.

export function readInTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

export function keepInTab(key: string, value: string) {
  try {
    sessionStorage.setItem(key, value)
  } catch {}
}

export function forgetInTab(key: string) {
  try {
    sessionStorage.removeItem(key)
  } catch {}
}
