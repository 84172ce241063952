/** 0 member, 1, 2, 41, 42 agent kinds, 4 trial. */
export const memberTypes = [0, 1, 2, 4, 41, 42] as const;
export type MemberType = (typeof memberTypes)[number];

/** The types whose accounts have the agent centre. */
export const agentTypes: readonly MemberType[] = [1, 2, 41, 42];

/** Whether accounts of the type have the agent centre. */
export const isAgentType = (type: MemberType): boolean => agentTypes.includes(type);
