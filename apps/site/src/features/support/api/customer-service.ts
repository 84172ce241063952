import type { Calls, CallValue, CsType } from '@baize/contract';
import { vipAboveRank } from '../../../config/limits.ts';
import { paths } from '../../../config/paths.ts';
import { callApi } from '../../../lib/api/client.ts';
import { useLanguage } from '../../../lib/preferences/language.ts';
import { useSession } from '../../../lib/session/session.ts';

const windowName = 'customer-service';
const windowFeatures = 'popup,width=440,height=750';
const chatLinkType = 3;
/** The service window says in a short message that nobody is there. */
const noServicePath = `${paths.chat}?service=none`;

type PathList = CallValue<Calls['serviceDispatch']>['pathList'];

/**
 * Opens customer service in a window of its own, 440 x 750: VIP service for ranks above 4, live chat for the others. To be called straight
 * in a click handler, else the browser blocks the window. The window closes again when the call fails. Never throws.
 */
export async function openCustomerService(): Promise<void> {
  const popup = window.open('', windowName, windowFeatures);
  if (popup !== null && isChatOpen(popup)) return popup.focus();
  try {
    const path = await servicePath();
    if (popup === null) window.location.assign(path);
    else popup.location.replace(path);
  } catch {
    popup?.close();
  }
}

/** Where the brand's customer service is, as an address of this site. */
async function servicePath(): Promise<string> {
  const { locale } = useLanguage.getState();
  const { pathList } = await callApi('serviceDispatch', { data: { language: locale } });
  const entry = chosenEntry(pathList);
  if (entry === undefined) return noServicePath;
  const { decryptServicePath } = await import('./service-path.ts');
  return ownPath(await decryptServicePath(entry.path));
}

function chosenEntry(pathList: PathList): PathList[number] | undefined {
  const rank = useSession.getState().member?.clubLabel.rankLevel ?? 0;
  const wanted: CsType = rank > vipAboveRank ? 'VIP' : 'CHAT';
  const links = pathList.filter(({ type }) => type === chatLinkType);
  return links.find(({ csType }) => csType === wanted) ?? links[0];
}

/** The window belongs to this site: a path that leads elsewhere is no service. */
function ownPath(path: string): string {
  const url = new URL(path, window.location.origin);
  return url.origin === window.location.origin ? `${url.pathname}${url.search}` : noServicePath;
}

/** True for the window of an earlier click, with the conversation in it. */
function isChatOpen(popup: Window): boolean {
  try {
    return popup.location.pathname === paths.chat && !popup.location.search.includes('none');
  } catch {
    return false;
  }
}
