import type { ComponentProps } from 'react'
import styles from './card.module.css'

/** A quiet surface with a hairline border. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={className ? `${styles.card} ${className}` : styles.card} {...rest} />
}
