import { useQuery } from '@tanstack/react-query'
import { accounts } from '@wakeel/contract'
import { useLanguage } from '../language/language.tsx'
import { Badge } from '../ui/badge.tsx'
import { Card } from '../ui/card.tsx'
import { LoadFailed } from '../ui/load-state.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import type { PeopleDataSource } from './people-data-source.ts'
import { messages } from './people-messages.ts'
import { rolesQuery } from './people-queries.ts'
import { roles } from './people-url-state.ts'
import styles from './role-cards.module.css'
import { RoleMark } from './role-mark.tsx'
import { messages as roleMessages } from './roles-messages.ts'

/** Each role with what it may do and how many people have it. */
export function RoleCards({ source }: { source: PeopleDataSource }) {
  const { language } = useLanguage()
  const words = messages[language]
  const names = roleMessages[language]
  const counted = useQuery(rolesQuery(source))
  return (
    <section className={styles.roles}>
      <div>
        <h2 className={styles.title}>{words.roles}</h2>
        <p className={styles.line}>{words.rolesLine}</p>
      </div>
      {counted.isLoadingError && <LoadFailed onRetry={() => void counted.refetch()} />}
      <ul className={styles.cards}>
        {roles.map((role) => (
          <li key={role}>
            <Card className={styles.card}>
              <div className={styles.head}>
                <h3 className={styles.name}>
                  <RoleMark role={role} />
                </h3>
                <p className={styles.count}>
                  {counted.data
                    ? words.total(counted.data[role])
                    : counted.isPending && <Skeleton tenths={4} />}
                </p>
              </div>
              <p className={styles.line}>{names.descriptions[role]}</p>
              <div className={styles.permissions}>
                {role === 'founder' ? (
                  <Badge>{names.all}</Badge>
                ) : (
                  accounts.permissionsOf[role].map((permission) => (
                    <Badge key={permission}>{names.permissions[permission]}</Badge>
                  ))
                )}
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}
