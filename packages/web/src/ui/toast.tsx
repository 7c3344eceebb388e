import { useEffect, useSyncExternalStore } from 'react'
import { useLanguage } from '../language/language.tsx'
import { Icon } from './icon.tsx'
import { messages } from './messages.ts'
import styles from './toast.module.css'

interface Toast {
  id: number
  message: string
  tone: 'plain' | 'danger'
  shownForMs: number
}

const SHOWN_FOR_MS = 6000
const MAX = 3

let shown: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function show(next: readonly Toast[]) {
  shown = next
  for (const listener of listeners) listener()
}

/** The specification's alerts: the exact text, read out at once, over whichever page is open. */
export function alertUser(
  message: string,
  tone: Toast['tone'] = 'plain',
  shownForMs = SHOWN_FOR_MS,
): void {
  // Said again it takes the place of itself, and no more than a few cover the page.
  const others = shown.filter((toast) => toast.message !== message).slice(1 - MAX)
  show([...others, { id: ++lastId, message, tone, shownForMs }])
}

const dismiss = (id: number) => show(shown.filter((toast) => toast.id !== id))
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const none: readonly Toast[] = []

/** Where alerts appear. Stands once, in the page that holds all pages. */
export function Toasts() {
  const toasts = useSyncExternalStore(
    subscribe,
    () => shown,
    () => none,
  )
  return (
    <div className={styles.region}>
      {toasts.map((toast) => (
        <ToastView key={toast.id} toast={toast} />
      ))}
    </div>
  )
}

function ToastView({ toast }: { toast: Toast }) {
  const { language } = useLanguage()
  useEffect(() => {
    const timer = setTimeout(() => dismiss(toast.id), toast.shownForMs)
    return () => clearTimeout(timer)
  }, [toast.id, toast.shownForMs])
  return (
    <div className={styles.toast} data-tone={toast.tone}>
      <p role="alert">{toast.message}</p>
      <button
        type="button"
        className={styles.close}
        aria-label={messages[language].dismiss}
        onClick={() => dismiss(toast.id)}
      >
        <Icon name="close" size={16} />
      </button>
    </div>
  )
}
