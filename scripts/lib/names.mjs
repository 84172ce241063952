/**
 * Words that the code does not use, and the standard word for each. `only` and `except` are patterns of paths; what `allowed` matches is
 * taken out of a line before it is read.
 */
const code = /\.(?:ts|tsx|mjs|cjs)$/;
/** What visitors and staff read in English: the catalogues and the demo brand's own content. */
const texts = /messages\/(?:TY|EN)\/|^apps\/server\/src\/demo\/(?:front\/|(?:reward-)?texts\.ts$)/;

export const allowed = [
  // Names of the database, of metrics and of errors on the wire stay: a merged migration is never edited (ADR-099).
  /\b[a-z]+_house\b|\bhouse_\w+|\bbaize_bookkeeper\w*|\bbookkeeper_\w+|\bshowcase_\w+|\bminimum_cycle_ms\b|\bpot_scope\b/g,
  // The kind of the operator's accounts, as rows of `accounts` have it.
  /(?:'|")house(?:'|")|`house`/g,
  // The trade's own words.
  /\b[Hh]ouse [Ee]dge\b|\bhouseEdge\b|\b[Ff]ull house\b|\bhousekeeping\b/g,
  // Names: of an icon, of sample brands, of hosts in examples, of documents.
  /\bHouse\b(?=[ ,}/>])|\bViolet House\b|\bhouse\.(?:example|test)\b|run-the-bookkeeper\.md/g,
  // Kinds of accounts in what the auditor prints, ids and addresses that others keep.
  /\bhouse(?=>)|>house\b|\b(?:from|as) house\b|\(house\b|[`'"/?]house[-/=:@]|\bhouse[@:]/g,
  // Parts of the server that still stand at the top of its folder.
  /[\w/.]*\b(?:house|halls)\.ts\b/g,
  // Superlatives.
  /\bmost(?:Active|Recent|Popular|Wins)\b/g,
  // The setting's old name is still read.
  /TABLE_TIMINGS: 'TABLE_CLOCKS'|\(old name: `TABLE_CLOCKS`\)/g,
  /\]\([^)]*\)|docs\/decisions\/[\w.-]+/g,
];

export const refused = [
  {
    // `wholeLine`: nothing but the key is taken out of it before.
    word: /\b[Tt]old\b|\b[Hh]alls?\b|(?<![Ff]ull )\b[Hh]ouses?\b(?! [Ee]dge)/,
    take: 'a plain sentence: we, you, the lobby',
    only: texts,
    wholeLine: true,
  },
  {
    word: /\b(?:create|open|Test|Live|Bench)\w*House\b|\bhouse(?:Key|Url|Acc|Acts|Links)\w*|\bhouses?\b/,
    take: 'server or operator',
  },
  {
    word: /\bhalls?\b|\bHalls?\b|\bhall[A-Z]\w*|[a-z]Halls?\b/,
    take: 'lobby or game category',
    except: /import\.test\.ts$/,
  },
  { word: /\bmodules\/(?:inbox|showcase|bookkeeper|money-desk|member-channel|access)\b/, take: 'the new folder' },
  {
    word: /\b(?:create|use)?(?:Bookkeeper|Showcase|MoneyDesk)\w*|\b(?:vendor|money)Desk\b|\bVendorDesk\b/,
    take: 'reconciliation, leaderboards, manualAdjustments, vendorAdmin',
  },
  {
    word: /\b(?:take|Take)Turn\w*|\bTurnRequest\b|\bworth(?:AnotherCall|TwoTurns)\b/,
    take: 'walletTransaction, flush threshold',
    only: code,
  },
  {
    word: /\bcreateLanes?\b|\bLane(?:Connection|Pace|Watcher|Overloaded)\w*|\b[lL]ane(?:Of|Count)\b/,
    take: 'batchWriter',
    only: code,
  },
  { word: /\balongside(?=[(:?])|\bAlongside\b/, take: 'inSameTransaction', only: code },
  {
    word: /\b(?:Situation|Ruling|Knock|Admitted|RememberedRound)\b|\b(?:barTo|pastOf)[A-Z]\w*|\brecall\(/,
    take: 'DecisionContext, Decision, SignedRequest, AuthenticatedVendor, cachedRound, rejectionFor, previousOutcome, findReplay',
    only: code,
  },
  {
    word: /\bshel(?:f|ves)\b|\bShel(?:f|ves)\w*/,
    take: 'catalogueSnapshot',
    only: /^(?:apps|packages)\//,
    except: /prepared-statements\.test/,
  },
  {
    word: /\bpots?[A-Z]\w*|\bPots\b|[a-z]Pots\b/,
    take: 'jackpotPool',
    only: code,
    // Poker's own word.
    except: /\/holdem\/|\/zjh\/|\/room-engine\/|\/kinds\/cards\//,
  },
  { word: /\b(?:least|most|longest|usual)[A-Z]\w*|\b(?:LEAST|MOST|LONGEST|USUAL)_\w+/, take: 'min, max, default' },
  {
    word: /\b(?:createRecent|endWhenSilent|sendPassing|tryAll)\b|\/(?:try-all|silence|recent|every)\.ts\b/,
    take: 'ttlMemo, connectionWatchdog, sendVolatile, settleAll, repeat',
    only: code,
  },
  {
    word: /\bTABLE_CLOCKS\b|\b[tT]ableClocks?\b(?!\.tsx)/,
    take: 'table timings',
    only: /^(?:apps\/server|README)/,
    except: /config-old-names\.test/,
  },
  { word: /\bminimumCycleMs\b|\bSitting\b/, take: 'minRoundIntervalMs, playSession' },
  { word: /\b(?:tell|hear|complain)(?:[A-Z]\w*)?\(/, take: 'notify, onError, log', only: code },
  {
    word: /(?:\/\*\*|\*|\/\/) Answers (?:the|an?|null|true|false|how|whether|what|who|which|where|with)\b/,
    take: 'Returns',
    only: code,
  },
  { word: /\bHears of\b/, take: 'Called on', only: code },
  { word: /\b[Rr]eferee\b|\bnewGuest\b/, take: 'checker, newActor', only: code },
  { word: /\bspoil(?:ed|ing)?\b/, take: 'withFault', only: /^packages\/vendor-kit\// },
  {
    word: /\buseFloor\w*|\bFloor(?:Provider|Frame|State|Game)\b|\bfloor-(?:state|context|game)\b/,
    take: 'table frame',
  },
  { word: /\bhouse-key\b/, take: 'transfer-key' },
  {
    word: /\b(?:ForReaders|ClosedDoorPage|LateShell|orMissing|PotsPlate)\b|\b(?:closed-door-page|late-shell)\b/,
    take: 'ScreenReaderOutput, MembersOnlyPage, DeferredShell, withChunkFallback',
    only: code,
  },
  { word: /(?<!spec )\b[Dd]ecisions? \d{1,3}\b/, take: '"spec decision 17" or "ADR-017"' },
];

/** Returns what is wrong with a text, a sentence for each line. */
export function wrongNames(file, text) {
  const faults = [];
  for (const [index, line] of text.split('\n').entries()) {
    const read = allowed.reduce((left, pattern) => left.replace(pattern, ''), line);
    for (const { word, take, only, except, wholeLine } of refused) {
      if ((only && !only.test(file)) || except?.test(file)) continue;
      const found = word.exec(wholeLine ? line.replace(/^\s*"\w+":/, '') : read);
      if (found) faults.push(`${file}:${index + 1}: "${found[0]}"; take ${take}`);
    }
  }
  return faults;
}
