import type { ComponentProps, ReactNode } from 'react'
import styles from './metric-button.module.css'

export interface MetricButtonProps
  extends Pick<ComponentProps<'button'>, 'className' | 'onClick' | 'onPointerEnter' | 'onFocus'> {
  label: string
  note?: ReactNode
  /** What a press does, only read out. */
  opens: string
}

/** A metric that opens what it is made of: a name over the value, which whoever places it draws, and a note under it. */
export function MetricButton({
  className = '',
  label,
  note,
  opens,
  children,
  ...rest
}: MetricButtonProps & { children: ReactNode }) {
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

/** The place of one, as long as the value is not known. */
export function MetricPlaceholder({
  className = '',
  children,
}: {
  className?: string | undefined
  children: ReactNode
}) {
  return <span className={`${styles.card} ${className}`}>{children}</span>
}
