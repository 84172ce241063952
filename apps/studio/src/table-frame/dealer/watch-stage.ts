import { type Box, type DealerAct, dealerActs } from './dealer-moves.ts';

type Named = Exclude<DealerAct, 'close'>;

const attribute = 'data-dealer';
const isAct = (name: string | null): name is Named => dealerActs.some((act) => act === name);

/** What has the attribute, of a node and all in it. */
const namedIn = (node: Node): Element[] =>
  node instanceof Element
    ? [...(node.hasAttribute(attribute) ? [node] : []), ...node.querySelectorAll(`[${attribute}]`)]
    : [];

/** Where something will stand on the stage once it has come: a card that flies in is measured without its flight. */
export function boxOnStage(element: Element, stage: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  const origin = stage.getBoundingClientRect();
  const [x = 0, y = 0] = getComputedStyle(element)
    .translate.split(' ')
    .map((part) => Number.parseFloat(part) || 0);
  return { left: left - origin.left - x, top: top - origin.top - y, width, height };
}

/**
 * Says what the stage does: `onAct` once for each element that comes with `data-dealer`, or whose `data-dealer` becomes another; `onEnd` when
 * it says nothing any more. Returns how to end it.
 */
export function watchStage(
  stage: Element,
  { onAct, onEnd }: { onAct(act: Named, element: Element): void; onEnd(element: Element): void },
): () => void {
  const act = (element: Element, isNew: boolean) => {
    const name = element.getAttribute(attribute);
    if (!isAct(name)) onEnd(element);
    // What comes face up was dealt so.
    else onAct(isNew && name === 'turn' ? 'deal' : name, element);
  };
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'attributes') act(target as Element, false);
      for (const element of [...addedNodes].flatMap(namedIn)) act(element, true);
    }
  });
  observer.observe(stage, { subtree: true, childList: true, attributes: true, attributeFilter: [attribute] });
  return () => observer.disconnect();
}
