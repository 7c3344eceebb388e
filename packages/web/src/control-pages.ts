import { lazyRouteComponent } from '@tanstack/react-router'

// Screens of those who run the store or an organisation. They stand apart from the table of routes so that the first file, which every
// visitor loads, names one file for all of them.

export const OrganisationsPage = lazyRouteComponent(() => import('./organisations/organisations-page.tsx'), 'OrganisationsPage')
export const OrganisationPage = lazyRouteComponent(() => import('./organisations/organisation-page.tsx'), 'OrganisationPage')
export const FounderPage = lazyRouteComponent(() => import('./founder/founder-page.tsx'), 'FounderPage')
export const SovereignPage = lazyRouteComponent(() => import('./founder/sovereign-page.tsx'), 'SovereignPage')
export const BoardPage = lazyRouteComponent(() => import('./founder/boards/board-page.tsx'), 'BoardPage')
export const PeoplePage = lazyRouteComponent(() => import('./admin/people-page.tsx'), 'PeoplePage')
export const TrustPage = lazyRouteComponent(() => import('./moderation/trust-page.tsx'), 'TrustPage')
export const PaymentsPage = lazyRouteComponent(() => import('./payment-desk/payments-page.tsx'), 'PaymentsPage')
export const AnalyticsPage = lazyRouteComponent(() => import('./analytics/analytics-page.tsx'), 'AnalyticsPage')
export const JobsPage = lazyRouteComponent(() => import('./jobs/jobs-page.tsx'), 'JobsPage')
export const StatusPage = lazyRouteComponent(() => import('./status/status-page.tsx'), 'StatusPage')
export const AuditPage = lazyRouteComponent(() => import('./audit/audit-page.tsx'), 'AuditPage')
