import type { ComponentProps, ReactNode } from 'react'
import styles from './figure-button.module.css'

export interface FigureButtonProps
  extends Pick<ComponentProps<'button'>, 'className' | 'onClick' | 'onPointerEnter' | 'onFocus'> {
  label: string
  note?: ReactNode
  /** What a press does, only read out. */
  opens: string
}

/** A figure that opens what it is made of: a name over the figure, which whoever places it draws, and a note under it. */
export function FigureButton({
  className = '',
  label,
  note,
  opens,
  children,
  ...rest
}: FigureButtonProps & { children: ReactNode }) {
  return (
    <button
      type="button"
      className={`${styles.card} ${className}`}
      aria-haspopup="dialog"
      {...rest}
    >
      <span className={styles.label}>{label}</span> {children}{' '}
      {note && <span className={styles.note}>{note}</span>}
      <span className="visually-hidden">, {opens}</span>
    </button>
  )
}

/** The place of one, as long as the figure is not known. */
export function FigurePlace({
  className = '',
  children,
}: {
  className?: string | undefined
  children: ReactNode
}) {
  return <span className={`${styles.card} ${className}`}>{children}</span>
}
