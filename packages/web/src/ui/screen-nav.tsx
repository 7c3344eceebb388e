import { Link, type LinkProps } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import fading from './fading-row.module.css'
import { showInRow } from './show-in-row.ts'
import styles from './tab-row.module.css'

/** The way between the screens of one area. */
export function ScreenNav<Name extends string>(props: {
  label: string
  screens: Record<Name, LinkProps['to']>
  names: Record<Name, string>
  open: Name
}) {
  const row = useRef<HTMLElement>(null)
  // On a phone the links are wider than the window, and the open one may be out of sight.
  useEffect(
    () => showInRow(row.current, row.current?.querySelector(`[data-screen="${props.open}"]`)),
    [props.open],
  )
  return (
    <nav ref={row} className={`${styles.row} ${fading.fading}`} aria-label={props.label}>
      {(Object.keys(props.screens) as Name[]).map((name) => (
        <Link
          key={name}
          to={props.screens[name]}
          className={styles.tab}
          data-screen={name}
          activeOptions={{ exact: true, includeSearch: false }}
          aria-current={name === props.open ? 'page' : undefined}
        >
          {props.names[name]}
        </Link>
      ))}
    </nav>
  )
}
