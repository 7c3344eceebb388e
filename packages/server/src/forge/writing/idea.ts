import type { forge as contract } from '@wakeel/contract'

/** What somebody wants an agent for, as the three steps of the forge ask it. */
export interface Idea {
  problemGoal: string
  targetAudience: string
  dataInputType: contract.DataInputType
  price: contract.AgentContent['price']
}
