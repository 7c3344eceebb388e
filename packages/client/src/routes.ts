import type {
  apiKeys,
  catalogue,
  evaluations,
  forge,
  RequestOf,
  ResultOf,
  runs,
} from '@wakeel/contract'

/** The routes of the contract that are called here. */
interface Called {
  runApp: typeof runs.routes.runApp
  listVersions: typeof runs.routes.listVersions
  listRuns: typeof runs.routes.listRuns
  getRun: typeof runs.routes.getRun
  listApps: typeof catalogue.routes.listApps
  getApp: typeof catalogue.routes.getApp
  getCurrentApiKey: typeof apiKeys.routes.getCurrentApiKey
  generateAgent: typeof forge.routes.generateAgent
  getAgent: typeof forge.routes.getAgent
  saveAgent: typeof forge.routes.saveAgent
  previewAgent: typeof forge.routes.previewAgent
  publishAgent: typeof forge.routes.publishAgent
  listEvaluations: typeof evaluations.routes.listEvaluations
  getEvaluation: typeof evaluations.routes.getEvaluation
  tryQuestion: typeof evaluations.routes.tryQuestion
}

export type RouteName = keyof Called
export type Request<Name extends RouteName> = RequestOf<Called[Name]>
export type Result<Name extends RouteName> = ResultOf<Called[Name]>

/** Written again, as nothing of the contract but its types is at hand where this runs; another address does not compile. */
export const routes: {
  readonly [Name in RouteName]: Pick<Called[Name], 'method' | 'path'>
} = {
  runApp: { method: 'POST', path: '/api/apps/:slug/runs' },
  listVersions: { method: 'GET', path: '/api/apps/:slug/versions' },
  listRuns: { method: 'GET', path: '/api/runs' },
  getRun: { method: 'GET', path: '/api/runs/:id' },
  listApps: { method: 'GET', path: '/api/apps' },
  getApp: { method: 'GET', path: '/api/apps/:slug' },
  getCurrentApiKey: { method: 'GET', path: '/api/api-key' },
  generateAgent: { method: 'POST', path: '/api/forge/generate-agent' },
  getAgent: { method: 'GET', path: '/api/forge/agents/:id' },
  saveAgent: { method: 'PUT', path: '/api/forge/agents/:id' },
  previewAgent: { method: 'POST', path: '/api/forge/agents/:id/preview' },
  publishAgent: { method: 'POST', path: '/api/forge/publish-agent' },
  listEvaluations: { method: 'GET', path: '/api/apps/:slug/evaluations' },
  getEvaluation: { method: 'GET', path: '/api/apps/:slug/evaluations/:version' },
  tryQuestion: { method: 'POST', path: '/api/forge/agents/:id/evaluations/try' },
}
