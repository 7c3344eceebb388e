import type { accounts } from '@wakeel/contract'
import { useLanguage } from '../language/language.tsx'
import { roleNames } from '../language/role-names.ts'
import styles from './role-mark.module.css'

/** A role by its colour and its name. */
export function RoleMark({ role }: { role: accounts.Role }) {
  return (
    <span className={styles.mark}>
      <span className={styles.dot} data-role={role} />
      {roleNames[useLanguage().language][role]}
    </span>
  )
}
