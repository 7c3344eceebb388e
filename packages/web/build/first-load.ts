import type { Plugin } from 'vite'

/** Only pages that are about money use it. */
const PAYING = /wakeel-contract:billing$/

/** Only creators' pages use these, of the contract and of the router, whose first files name them all the same. */
const CREATING =
  /wakeel-contract:(admin|audit|connections|creators|forge|founder|jobs|moderation|organisations|paymentsAdmin|status)$|\/useBlocker\.js$/

/** Only the security tab of the account uses these, of the contract. */
const SECURING = /wakeel-contract:securityLog$|\/contract\/src\/device\.ts$/

/** Only the tabs about programs that call the store, and that it calls, use these, of the contract. */
const CALLING = /wakeel-contract:(apiKeys|webhooks|widgets)$/

/** Only the pages of creators use it, of the contract. */
const PRESENTING = /wakeel-contract:creatorPages$/

/** Only the consent page and the apps that are connected use it, of the contract. */
const CONSENTING = /wakeel-contract:oauthServer$/

/** What errors say, of the contract and of ours: fetched before the first one is shown. */
const FAILING = /wakeel-contract:errors$|\/language\/errors\/(?!load-)[\w-]+\.ts$/

/** Only pages with reviews use it, of the contract. */
const REVIEWING = /wakeel-contract:reviews$/

/** Only the tab and the editor of evaluations use it, of the contract. */
const EVALUATING = /wakeel-contract:evaluations$/

/** Only pages where agents are run, or their runs are listed, use it, of the contract. */
const RUNNING = /wakeel-contract:runs$/

/** Only pages that calculate with money use it, of the contract. */
const CALCULATING = /\/contract\/src\/amounts\.ts$/

/** Only texts of the law use it, of the contract. */
const LEGAL = /wakeel-contract:legal$/

/** Small things that most pages show: a file of their own would cost each page a request for less than a kilobyte. */
const COMMON = /\/(ui\/(field|chips|arrow-link)|catalogue\/app-rows)\.(tsx|module\.css)$/

/**
 * Which modules every page needs. They travel in two files, libraries and ours, with one style sheet, instead of a
 * file for every combination of pages that share something.
 */
export function firstLoad(entry: string) {
  const needed = new Set<string>()
  const isLibrary = (id: string) => id.includes('/node_modules/')
  const plugin: Plugin = {
    name: 'wakeel:first-load',
    buildEnd() {
      const visit = (id: string) => {
        if (needed.has(id)) return
        needed.add(id)
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) visit(imported)
      }
      for (const id of this.getModuleIds()) if (id.endsWith(entry)) visit(id)
    },
  }
  const groups = [
    { name: 'paying', test: PAYING, priority: 1, includeDependenciesRecursively: false },
    { name: 'creating', test: CREATING, priority: 1, includeDependenciesRecursively: false },
    { name: 'securing', test: SECURING, priority: 1, includeDependenciesRecursively: false },
    { name: 'calling', test: CALLING, priority: 1, includeDependenciesRecursively: false },
    { name: 'presenting', test: PRESENTING, priority: 1, includeDependenciesRecursively: false },
    { name: 'consenting', test: CONSENTING, priority: 1, includeDependenciesRecursively: false },
    { name: 'reviewing', test: REVIEWING, priority: 1, includeDependenciesRecursively: false },
    { name: 'evaluating', test: EVALUATING, priority: 1, includeDependenciesRecursively: false },
    { name: 'running', test: RUNNING, priority: 1, includeDependenciesRecursively: false },
    { name: 'calculating', test: CALCULATING, priority: 1, includeDependenciesRecursively: false },
    { name: 'legal', test: LEGAL, priority: 1, includeDependenciesRecursively: false },
    { name: 'failing', test: FAILING, priority: 1, includeDependenciesRecursively: false },
    // Changes only with a version of a library, so a new release of the store loads only what is new.
    { name: 'foundation', test: (id: string) => isLibrary(id) && needed.has(id) },
    { name: 'store', test: (id: string) => !isLibrary(id) && (needed.has(id) || COMMON.test(id)) },
  ]
  return { plugin, groups }
}
