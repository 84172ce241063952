/** What help articles are grouped by, in the order of the page. */
export const helpTopics = ['start', 'money', 'games', 'account', 'operator'] as const;
export type HelpTopic = (typeof helpTopics)[number];
