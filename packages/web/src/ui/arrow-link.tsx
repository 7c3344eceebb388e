import { createLink, type LinkComponent } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import styles from './arrow-link.module.css'
import { Icon } from './icon.tsx'

function ArrowAnchor({ className, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a className={[styles.link, className].filter(Boolean).join(' ')} {...rest}>
      {children} <Icon name="forward" size={16} flips />
    </a>
  )
}

/** On to more of the same, in the direction of reading. */
export const ArrowLink: LinkComponent<typeof ArrowAnchor> = createLink(ArrowAnchor)
