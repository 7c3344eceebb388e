import type * as contract from '@wakeel/contract'

type Contract = typeof contract

/** Operations that programs find in the document, as `isForPrograms` chooses them (openapi.ts). */
type ForPrograms<Routes> = {
  [Name in keyof Routes]: Routes[Name] extends { scope: contract.apiKeys.ApiKeyScope }
    ? Name
    : Routes[Name] extends { access: 'anyone'; method: 'GET'; path: infer Path }
      ? Path extends `/api/health${string}` | `/api/legal${string}`
        ? never
        : Name
      : never
}[keyof Routes]

export type ProgramOperation = {
  [Part in keyof Contract]: Contract[Part] extends { routes: infer Routes }
    ? ForPrograms<Routes>
    : never
}[keyof Contract]

interface Said {
  summary: string
  /** Where units, what is charged or what happens twice would be guessed otherwise. */
  description?: string
}

const MONEY = 'Amounts (`amount`) are in minor units: fils of AED, cents of USD.'
const PRICES = 'Prices are in minor units: `aed` in fils, `usd` in cents.'
const PAGES =
  'The next page is asked for with `cursor`, as `next_cursor` gives it; null: there is none.'
const NO_CHARGE = 'Costs nothing.'

/** What each operation does, in plain English: whoever adds one for programs writes it here, or the store does not compile. */
export const describedOperations: Record<ProgramOperation, Said> = {
  getCurrentApiKey: {
    summary: 'Read the API key or connected app that this request is made with.',
    description:
      'Its scopes, the agents that it may run, its caps and what it used of them today and this month (days and months of the UAE). Caps and usage in money are in fils.',
  },

  listPlans: {
    summary:
      'List the plans that the store offers, with their prices and the runs that they include.',
    description: `${PRICES} \`vat_mode\` says whether VAT is in them or comes on top.`,
  },
  listOffers: {
    summary: 'List the offers on plans that are open now.',
    description: `${PRICES} They are those of the offer’s card; \`getQuote\` works out what a plan costs with it.`,
  },
  getQuote: {
    summary: 'Work out what a plan would cost today, with offer, credit and VAT.',
    description: `${PRICES} Nothing is ordered.`,
  },
  listPriceChanges: {
    summary: 'List what an agent has cost since it was listed, and every rise that was announced.',
    description: `Newest first. ${MONEY}`,
  },

  listApps: {
    summary: 'List or search the agents of the store.',
    description: `\`price_aed\` is in dirhams with VAT, \`price_usd\` in dollars. Without \`sort\` a search has the best match first, and a list the newest. ${PAGES}`,
  },
  getApp: {
    summary: 'Read everything that the store says about one agent.',
    description:
      '`price_aed` is in dirhams with VAT, `price_usd` in dollars, `median_time_ms` in milliseconds, `success_rate` from 0 to 1. `evaluation` is the newest one of the version in the store.',
  },
  getStore: {
    summary:
      'Read how many agents the store has, how often they were run and how fast they answer.',
    description: '`median_time_ms` is in milliseconds.',
  },

  probeConnection: {
    summary: 'Look at an agent, MCP server or model of yours elsewhere without saving it.',
  },
  createConnection: {
    summary: 'Save a connection to an agent, MCP server or model of yours elsewhere.',
    description: 'Its secret is stored encrypted and never given back.',
  },
  listConnections: { summary: 'List your connections.' },
  getConnection: { summary: 'Read one of your connections.' },
  updateConnection: {
    summary: 'Change the address, the secret or the model of a connection.',
    description:
      'What is left out stays. A secret goes to no other server than it was given for, and a new address has to be proven anew.',
  },
  checkConnection: {
    summary: 'Look again at what a connection leads to.',
    description: 'One that does not answer is no error: `health` says so.',
  },
  verifyConnection: {
    summary: 'Prove that what a connection leads to is yours.',
    description: 'Looks there for the token that the connection names.',
  },
  keepPaused: {
    summary: 'Leave an agent paused after looking at what changed where it is executed.',
  },
  deleteConnection: {
    summary: 'Delete a connection that no agent uses.',
  },

  getCreator: {
    summary: 'Read the public page of a creator, with a page of their agents.',
    description: PAGES,
  },
  getCreatorStats: {
    summary: 'Read what your agents earned and how they do, in one look.',
    description: `${MONEY} Revenue is your share. \`growthRate\` is in percent, \`trustScore\` from 0 to 100.`,
  },
  listCreatorAgents: {
    summary: 'List your agents with their state, drafts too.',
    description: `Newest first. ${MONEY}`,
  },
  getCreatorSeries: {
    summary: 'Read the revenue and the runs of your agents for each day.',
    description: `Days of the UAE, oldest first. ${MONEY}`,
  },
  listAgentRuns: {
    summary: 'List the runs of your agents, with your share of each.',
    description: `Newest first, without what was asked. ${MONEY} ${PAGES}`,
  },

  listEvaluations: {
    summary: 'List the evaluations of an agent, of each version and each time.',
    description: 'Newest first: the questions that were asked and passed, in each language.',
  },
  getEvaluation: {
    summary:
      'Read the newest evaluation of a version: each question, what was expected and what was answered.',
  },
  requestEvaluation: {
    summary: 'Have the listed version of your agent evaluated again.',
    description: `Within minutes, once an hour. ${NO_CHARGE}`,
  },
  tryQuestion: {
    summary: 'Ask what you are working on one question and check its answer.',
    description: `It counts as one preview. ${NO_CHARGE}`,
  },

  checkIdea: {
    summary: 'Find out whether an agent can be written from an idea before writing it.',
    description: NO_CHARGE,
  },
  generateAgent: {
    summary: 'Write an agent from an idea and keep it as a draft.',
    description: `\`price_aed\` is in dirhams with VAT, in whole fils. With \`app_id\` it takes the place of what stands in that draft. ${NO_CHARGE}`,
  },
  importAgent: {
    summary: 'Make a draft of an agent that one of your connections executes.',
    description: '`price_aed` is in dirhams with VAT, in whole fils.',
  },
  previewAgent: {
    summary: 'Run a prompt with the version that you are working on.',
    description: `It counts nowhere. Accept \`text/event-stream\` to read the answer as it is written. ${NO_CHARGE}`,
  },
  publishAgent: {
    summary: 'Check the version that you are working on, and list it if all checks pass.',
    description:
      'Otherwise it waits for a moderator, with the reasons. Accept `text/event-stream` to read of each check as it is made.',
  },
  getAgent: { summary: 'Read one of your agents as it is edited, with its versions.' },
  saveAgent: {
    summary: 'Save the version that you are working on, or begin the next one.',
    description:
      '`revision` is that of the version that was edited, 0 where none was open; when it was changed meanwhile nothing is saved.',
  },
  discardDraft: {
    summary: 'Throw the version that you are working on away.',
    description: 'An agent that was never published goes with it.',
  },
  withdrawAgent: { summary: 'Take back a version that waits for a moderator.' },
  unpublishAgent: {
    summary: 'Take your agent out of the store.',
    description: 'Its versions stay, and one of them can be listed again.',
  },
  restoreVersion: { summary: 'List a version again that was published before, as it was then.' },
  approveChanges: {
    summary: 'Approve what changed where your agent is executed, and check it again.',
    description: 'When all checks pass it is not paused any more.',
  },
  withdrawPriceRise: {
    summary: 'Take back a price rise that is not in force yet.',
  },
  listSkills: { summary: 'List the skills that an agent can be given.' },

  getContact: { summary: 'Read who sells here and how they are reached.' },
  listModerationLog: {
    summary: 'List what moderators did, without names.',
    description: `Newest first. ${PAGES}`,
  },
  listReviews: {
    summary: 'List the reviews of an agent.',
    description: PAGES,
  },
  getStatus: { summary: 'Read how each part of the store is and was, and its incidents.' },
  listSigningKeys: { summary: 'List the public keys that the store signs or has signed with.' },
  getReceipt: {
    summary:
      'Read the signed receipt of a run: what ran, when, for how much, and hashes of what was said.',
    description:
      'Of your own runs and of those of your organisations. It can be verified without the store.',
  },

  runDemo: {
    summary: 'Try an agent for free.',
    description:
      'Three answers of each agent are free for each person. `input` is what is asked, in plain words; `reply_to` goes on with a conversation, `version` asks a published version. Accept `text/event-stream` to read the answer as it is written.',
  },
  getDemoInfo: { summary: 'Read how many free runs of an agent are left.' },
  runApp: {
    summary: 'Run an agent and wait for its answer.',
    description: `Costs what \`getRunTerms\` says, or less; a question back, a refusal or a failure costs nothing, and a test key never pays. \`charge\` says what was paid. ${MONEY} Send an \`Idempotency-Key\`, so that a repeat after a broken connection runs and costs once. Accept \`text/event-stream\` to read the answer as it is written.`,
  },
  getRunTerms: {
    summary: 'Read what the next run of an agent would cost you, and what stands in its way.',
    description: `With VAT; zero where a plan or a purchase includes it. An agent that gave you no answer ten times in a row pauses for up to an hour: only the run itself says so, with 429. ${MONEY}`,
  },
  listVersions: {
    summary: 'List the versions of an agent that can be run.',
    description: 'Newest first.',
  },
  listRuns: {
    summary: 'List your runs, free ones too.',
    description: `Newest first. \`version\` answered, and \`is_pinned\` says that it was asked for. ${MONEY} ${PAGES}`,
  },
  getRun: {
    summary: 'Read one of your runs: what was asked, the answer and what it cost.',
    description: MONEY,
  },
  listConversations: {
    summary: 'List your conversations, the one with the newest run first.',
    description: PAGES,
  },
  getConversation: {
    summary: 'Read the runs of a conversation in their order.',
    description: `${MONEY} ${PAGES}`,
  },
}
