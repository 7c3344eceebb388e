import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react'
import { Button } from './button.tsx'
import styles from './dialog.module.css'

interface DialogWords {
  open: boolean
  onClose: () => void
  title: string
  description?: ReactNode
}

/** What was confirmed may redraw the page a moment after the dialog has closed. */
const SETTLED_MS = 100

/**
 * Remembers what has the focus, and gives the nearest place that is still there the focus when the dialog has closed: the browser
 * itself gives it back to the button alone, and what was confirmed has often taken that away.
 */
function rememberPlace(): () => void {
  const places: HTMLElement[] = []
  for (
    let place = document.activeElement;
    place instanceof HTMLElement;
    place = place.parentElement
  )
    places.push(place)
  const giveBack = () => {
    const place = places.find(({ isConnected }) => isConnected)
    // The place's own document: the page may have gone with its globals meanwhile.
    const body = place?.ownerDocument.body
    if (!place || place === body || place.ownerDocument.activeElement !== body) return
    if (place.tabIndex < 0) place.tabIndex = -1
    place.focus({ preventScroll: true })
  }
  return () => void setTimeout(giveBack, SETTLED_MS)
}

/**
 * A question or a form over the page: the browser's own dialog keeps the focus inside, closes on Escape and gives the focus back. A
 * press outside closes it too, but not while something is being done: what waits is often smaller than what was pressed, and the second
 * press of a double click lands beside it. Nor once something was written or chosen inside, which a slip of the thumb must not take away.
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  children,
  actions,
}: DialogWords & { children?: ReactNode; actions?: ReactNode }) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const isFilled = useRef(false)
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!open) return
    isFilled.current = false
    const giveFocusBack = rememberPlace()
    const shown = dialog.current
    shown?.showModal()
    return () => {
      if (shown?.open) shown.close()
      giveFocusBack()
    }
  }, [open])

  // The backdrop belongs to the dialog element itself: a press on anything inside has another target, and so has the end of a dialog
  // inside this one, of which React tells this one as well.
  const close = ({ type, target }: SyntheticEvent) =>
    target === dialog.current &&
    (type === 'close' ? open : !isFilled.current && !queryClient.isMutating()) &&
    onClose()

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same
    <dialog
      ref={dialog}
      className={styles.popup}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onClose={close}
      onClick={close}
      onInput={() => {
        isFilled.current = true
      }}
    >
      {open && (
        <div className={styles.content}>
          <h2 id={`${id}-title`}>{title}</h2>
          {description && (
            <p id={`${id}-description`} className={styles.description}>
              {description}
            </p>
          )}
          {children}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
    </dialog>
  )
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({
  onConfirm,
  confirm,
  cancel,
  busy,
  ...words
}: DialogWords & {
  onConfirm: () => void
  confirm: string
  cancel: string
  busy?: boolean
  children?: ReactNode
}) {
  return (
    <Dialog
      {...words}
      actions={
        <>
          <Button kind="secondary" onClick={words.onClose}>
            {cancel}
          </Button>
          <Button kind="danger" onClick={onConfirm} disabled={busy}>
            {confirm}
          </Button>
        </>
      }
    />
  )
}
