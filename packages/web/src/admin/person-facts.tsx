import type { admin, Language } from '@wakeel/contract'
import type { ReactNode } from 'react'
import { formatDate, formatMoment, formatNumber, useLanguage } from '../language/language.tsx'
import { formatMoney } from '../language/money.ts'
import { noPlan, tierNames } from '../language/tier-names.ts'
import { writeUrlState } from '../shell/url-state.ts'
import { ArrowLink } from '../ui/arrow-link.tsx'
import { Badge } from '../ui/badge.tsx'
import { messages as peopleMessages } from './people-messages.ts'
import { messages } from './person-messages.ts'
import styles from './person-panel.module.css'
import { RoleMark } from './role-mark.tsx'
import { messages as roleMessages } from './roles-messages.ts'
import { TrustMark } from './trust-mark.tsx'

/** Agents and earnings only of whoever has an agent. `hasLog`: what is done to the person stands in the audit log. */
export function PersonFacts({ person, hasLog }: { person: admin.AdminUser; hasLog: boolean }) {
  const { language } = useLanguage()
  const words = { ...peopleMessages[language], ...messages[language] }
  return (
    <>
      <dl className={styles.facts}>
        <Fact name={words.role}>
          <RoleMark role={person.role} />
        </Fact>
        <Fact name={words.trust}>
          <TrustMark score={person.trustScore} />
        </Fact>
        <Fact name={words.company}>
          {person.company ? <bdi>{person.company}</bdi> : words.noCompany}
        </Fact>
        <Fact name={words.plan}>{planOf(person, language)}</Fact>
        <Fact name={words.lastLogin}>
          {person.lastLogin ? formatMoment(person.lastLogin, language) : words.never}
        </Fact>
        <Fact name={words.since}>{formatDate(person.createdAt, language)}</Fact>
        {person.agentsPublished !== undefined && (
          <Fact name={words.agents}>{formatNumber(person.agentsPublished, language)}</Fact>
        )}
        {person.totalEarnings && (
          <Fact name={words.earnings}>
            <bdi>{formatMoney(person.totalEarnings, language)}</bdi>
          </Fact>
        )}
      </dl>
      <div className={styles.section}>
        <h3 className={styles.title}>{words.permissions}</h3>
        <ul className={styles.permissions}>
          {person.permissions.map((permission) => (
            <li key={permission}>
              <Badge>{roleMessages[language].permissions[permission]}</Badge>
            </li>
          ))}
        </ul>
        {hasLog && (
          <ArrowLink to="/admin/audit" search={writeUrlState({ subject: person.id })}>
            {words.history}
          </ArrowLink>
        )}
      </div>
    </>
  )
}

const planOf = (person: admin.AdminUser, language: Language) =>
  person.has_subscription || person.subscription_tier !== 'starter'
    ? tierNames[language][person.subscription_tier]
    : noPlan[language]

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
