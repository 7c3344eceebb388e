import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ApiError } from '../api.ts'
import { useLanguage } from '../language/language.tsx'
import { useSession } from '../session/session.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { LoadFailed, Waiting } from '../ui/load-state.tsx'
import { InlineAlert } from '../ui/state.tsx'
import { AccessForm } from './access-form.tsx'
import type { PeopleDataSource } from './people-data-source.ts'
import { personQuery } from './people-queries.ts'
import { usePeopleUrlState } from './people-url-state.ts'
import { PersonFacts } from './person-facts.tsx'
import { messages } from './person-messages.ts'
import styles from './person-panel.module.css'
import { RoleForm } from './role-form.tsx'
import { StatusBadge } from './status-badge.tsx'

/** All that is known of one person, and what can be done to them. */
export function PersonPanel({ source, id }: { source: PeopleDataSource; id: string }) {
  const words = messages[useLanguage().language]
  const query = useQuery(personQuery(source, id))
  const session = useSession()
  const isNobody = query.error instanceof ApiError && query.error.status === 404
  const person = query.data
  const isYou = source.isLive && session.status === 'signed_in' && session.user.id === id
  return (
    <div className={styles.panel}>
      <CloseButton id={id} />
      {query.isPending && <Waiting />}
      {isNobody && <InlineAlert>{words.notFound}</InlineAlert>}
      {query.isLoadingError && !isNobody && <LoadFailed onRetry={() => void query.refetch()} />}
      {person && (
        <>
          <div className={styles.person}>
            <Avatar name={person.name} size={64} />
            <div>
              <PersonName name={person.name} />
              <bdi className={styles.email}>{person.email}</bdi>
              <p className={styles.badges}>
                <StatusBadge status={person.status} />
                <Badge tone={person.verified ? 'accent' : 'neutral'}>
                  {person.verified ? words.verified : words.unverified}
                </Badge>
              </p>
            </div>
          </div>
          <PersonFacts person={person} hasLog={source.isLive} />
          {person.role === 'founder' ? (
            <InlineAlert>{words.founderFixed}</InlineAlert>
          ) : (
            isYou && <InlineAlert>{words.yourself}</InlineAlert>
          )}
          <RoleForm
            key={`${person.role} role`}
            source={source}
            person={person}
            isFixed={isYou || person.role === 'founder'}
          />
          {person.role !== 'founder' && !isYou && <AccessForm source={source} person={person} />}
        </>
      )}
    </div>
  )
}

/** Whoever opened a person reads on here. */
function PersonName({ name }: { name: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <h2 ref={heading} tabIndex={-1} className={styles.name}>
      <bdi>{name}</bdi>
    </h2>
  )
}

function CloseButton({ id }: { id: string }) {
  const words = messages[useLanguage().language]
  const [, setUrlState] = usePeopleUrlState()
  const close = () => {
    setUrlState({ person: undefined })
    // Back to where the person was chosen, once the list is there again.
    setTimeout(() =>
      document.querySelector<HTMLElement>(`[data-person="${CSS.escape(id)}"]`)?.focus(),
    )
  }
  return (
    <Button kind="quiet" size="small" className={styles.close} onClick={close}>
      {words.close}
    </Button>
  )
}
