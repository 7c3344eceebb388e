import { bind } from '../bind.ts'
import { setAgentRules } from './agent-rules.ts'
import { setMemberCap, setOrganisationCap } from './caps.ts'
import type { OrganisationDependencies } from './dependencies.ts'
import { createOrganisation, dissolveOrganisation, renameOrganisation } from './founding.ts'
import { getInvitation } from './get-invitation.ts'
import { inviteMember, revokeInvitation } from './invitations.ts'
import { joinOrganisation } from './joining.ts'
import { exportOrganisationLog, listOrganisationLog } from './log.ts'
import { removeMember, setMemberRole } from './members.ts'
import { getOrganisation, listOrganisations } from './organisation-page.ts'
import { erasePerson, exportPerson } from './personal-data.ts'
import { findAllowance, reserveAllowance } from './spending-allowance.ts'
import { countRun, uncountRun } from './usage.ts'

export type Organisations = ReturnType<typeof createOrganisations>

/**
 * People who use agents together: the owner's plan, bought agents and wallet pay, within caps of the organisation, the member and the agent.
 *
 * Whoever is not a member does not find an organisation, whatever their role in the store. Whatever changes who is in it or what may be
 * used locks its row, after the people whom it is about and before any wallet, so that caps hold exactly and nobody waits in a circle.
 */
export function createOrganisations(dependencies: OrganisationDependencies) {
  const operations = bind(dependencies, {
    listOrganisations,
    getOrganisation,
    createOrganisation,
    renameOrganisation,
    dissolveOrganisation,
    inviteMember,
    revokeInvitation,
    getInvitation,
    joinOrganisation,
    setMemberRole,
    removeMember,
    setOrganisationCap,
    setMemberCap,
    setAgentRules,
    listOrganisationLog,
    exportOrganisationLog,
    exportPerson,
    erasePerson,
  })
  return { ...operations, findAllowance, reserveAllowance, countRun, uncountRun }
}
