import styles from './avatar.module.css'

/** The first letter of a name in upper case, or U without one (specification section 2). */
function initialOf(name: string | undefined): string {
  const [first] = name?.trim() ?? ''
  return first?.toLocaleUpperCase() ?? 'U'
}

export function Avatar({ name, size = 36 }: { name: string | undefined; size?: 36 | 64 }) {
  return (
    <span className={styles.avatar} data-size={size} aria-hidden="true">
      {initialOf(name)}
    </span>
  )
}
