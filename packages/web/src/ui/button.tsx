import { createLink, type LinkComponent } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import styles from './button.module.css'

type Look = {
  kind?: 'primary' | 'secondary' | 'quiet' | 'soft' | 'danger'
  size?: 'medium' | 'small'
}

function look({ kind = 'primary', size = 'medium' }: Look, className?: string) {
  return [styles.button, styles[kind], size === 'small' && styles.small, className]
    .filter(Boolean)
    .join(' ')
}

export function Button({
  kind,
  size,
  className,
  type = 'button',
  ...rest
}: Look & ComponentProps<'button'>) {
  return <button type={type} className={look({ kind, size }, className)} {...rest} />
}

function ButtonAnchor({ kind, size, className, ...rest }: Look & ComponentProps<'a'>) {
  return <a className={look({ kind, size }, className)} {...rest} />
}

/** A link to another screen that looks like a button. */
export const LinkButton: LinkComponent<typeof ButtonAnchor> = createLink(ButtonAnchor)
