import { useQuery } from '@tanstack/react-query'
import type { runs } from '@wakeel/contract'
import type { ReactNode } from 'react'
import { useLanguage } from '../language/language.tsx'
import { formatMoney } from '../language/money.ts'
import { writeUrlState } from '../shell/url-state.ts'
import { BlockedPanel } from '../ui/blocked-panel.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import type { OrganisationTab } from './organisation-url-state.ts'
import { messages } from './payer-messages.ts'
import { organisationsQuery } from './queries.ts'
import { isManaging } from './role-badge.tsx'

type Code = NonNullable<runs.RunTerms['blockReason']>

/** Where those who manage the organisation can lift the block. */
const tabs: Partial<Record<Code, OrganisationTab>> = {
  'organisations.agent_not_allowed': 'agents',
  'organisations.cap_reached': 'settings',
  'organisations.member_cap_reached': 'members',
  'organisations.agent_cap_reached': 'agents',
}

/** What stands in the way of a run that an organisation would pay for. */
export function OrganisationBlocked(props: {
  userId: string
  terms: runs.RunTerms
  organisation: string
  onPayMyself: () => void
  /** What the owner sees, whose own wallet pays. */
  forOwner: ReactNode
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const { organisation, terms } = props
  const found = useQuery(organisationsQuery(props.userId)).data?.organisations.find(
    ({ id }) => id === organisation,
  )
  const code = terms.blockReason
  if (!code) return null
  const tab = tabs[code]
  // The wallet, its limits and the agents that were bought are the owner's own.
  if (found?.role === 'owner' && !tab) return props.forOwner
  const [title, line] = sentences(code)
  return (
    <BlockedPanel title={title} lines={[line]}>
      <Button onClick={props.onPayMyself}>{words.myself}</Button>
      {tab && found && isManaging(found.role) && (
        <LinkButton
          kind="secondary"
          to="/organisations/$id"
          params={{ id: organisation }}
          search={writeUrlState({ tab })}
        >
          {code === 'organisations.agent_not_allowed' ? words.agents : words.change}
        </LinkButton>
      )}
    </BlockedPanel>
  )

  function sentences(code: Code): [title: string, line: string] {
    const name = found?.name ?? words.theOrganisation
    const price = formatMoney(terms.price, language)
    switch (code) {
      case 'organisations.owner_suspended':
        return [words.suspendedTitle, words.suspended(name)]
      case 'organisations.agent_not_allowed':
        return [words.notAllowedTitle, words.notAllowed(name)]
      case 'organisations.cap_reached':
        return [words.capTitle, words.cap(name)]
      case 'organisations.member_cap_reached':
        return [words.memberCapTitle, words.memberCap(name)]
      case 'organisations.agent_cap_reached':
        return [words.agentCapTitle, words.agentCap(name)]
      case 'billing.balance_too_low':
        return [words.balanceTitle, words.balance(name, price)]
      case 'billing.purchase_required':
        return [words.purchaseTitle, words.purchase(name)]
      default:
        return [words.limitTitle, words.limit(name, price)]
    }
  }
}
