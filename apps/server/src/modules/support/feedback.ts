import { type CallInput, type Calls, type CallValue, calls, type FeedbackType } from '@baize/contract';
import { networkOf } from '../../platform/http/connections/network-of.ts';
import type { RequestContext, RequestVisitor } from '../../platform/http/handlers.ts';
import { reencodeScreenshot } from '../../platform/pictures/screenshot.ts';
import { type Failure, fail, ok, type Result } from '../../platform/result.ts';
import type { SupportDependencies } from './dependencies.ts';
import { createFeedbackStore, type FeedbackStore, type KeptImages } from './feedback-store.ts';

type SentFeedback = CallInput<Calls['feedback']>['body'];
type FeedbackBody = SentFeedback & { feedbackId: string };
type Received = CallValue<Calls['feedback']>;
type Caller = Pick<RequestContext, 'brand' | 'ip'> & { visitor: RequestVisitor };

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
const unsentLifeMs = hourMs;
/** Pictures that one network may have uploaded without sending their feedback. */
const maxUnsentImages = 12;
/** What one network, and all visitors of a brand who have no account, may leave here in a day. */
const networkDay = { images: 60, bytes: 60_000_000 };
const visitorsDay = { images: 2_000, bytes: 500_000_000 };
/** What one network may write in a day. */
const maxFeedbackOfDay = 50;
/** Pictures of visitors go so long after their feedback was answered, and after they came in any case. */
const visitorImageLife = { handledMs: 30 * dayMs, sentMs: 90 * dayMs };
const types: FeedbackType[] = ['deposit', 'withdrawal', 'game', 'customerService', 'application', 'other'];
const maxImages = 3;

/** Pictures were named that are not the sender's to send; undoes what was written. */
class WrongImages extends Error {}

/** Feedback and complaints with pictures, from members and visitors. */
export function createFeedback(deps: SupportDependencies) {
  const { database, clock } = deps;
  const store = createFeedbackStore(database);

  const settings = async (brandId: string): Promise<CallValue<Calls['feedbackSettings']>> => {
    const { service } = await deps.brands.settingsOf(brandId);
    const { maxBytes } = calls.feedbackImage.upload;
    const { feedbackMinLength: minLength, feedbackMaxLength: maxLength } = service;
    return { types, minLength, maxLength, maxImages, maxImageBytes: maxBytes };
  };

  const addImage = async (
    { brand, ip, visitor }: Caller,
    bytes: Uint8Array,
  ): Promise<Result<{ imageId: string }, 'invalid_input' | 'service_unavailable' | 'limit_reached'>> => {
    const network = networkOf(ip);
    const origin = { brandId: brand.id, network, isVisitor: visitor.member === null };
    if (await isOverCap(store, origin, 0)) return fail('limit_reached');
    const encoded = await reencodeScreenshot(bytes, network);
    if (!encoded.ok) return encoded;
    const row = {
      id: deps.newId(),
      brand_id: brand.id,
      member_id: visitor.member?.id ?? null,
      feedback_id: null,
      position: 0,
      network,
      webp: encoded.value,
      uploaded_at: clock.now(),
    };
    return database.transaction().execute(async (transaction) => {
      const inside = createFeedbackStore(transaction);
      // Several at the same moment count each other.
      await inside.lockNetwork(network);
      if (await isOverCap(inside, origin, encoded.value.length)) return fail('limit_reached');
      await inside.insertImage(row);
      return ok({ imageId: row.id });
    });
  };

  const isOverCap = async (
    counted: FeedbackStore,
    { brandId, network, isVisitor }: { brandId: string; network: string; isVisitor: boolean },
    addedBytes: number,
  ): Promise<boolean> => {
    const now = clock.now().getTime();
    const [unsentSince, daySince] = [new Date(now - unsentLifeMs), new Date(now - dayMs)];
    if ((await counted.countUnsent(network, unsentSince)) >= maxUnsentImages) return true;
    const isOver = (kept: KeptImages, max: KeptImages) =>
      kept.images >= max.images || kept.bytes + addedBytes > max.bytes;
    if (isOver(await counted.keptOfNetwork(network, daySince), networkDay)) return true;
    return isVisitor && isOver(await counted.keptOfVisitors(brandId, daySince), visitorsDay);
  };

  const write = async ({ brand, ip, visitor }: Caller, body: FeedbackBody, content: string): Promise<Date | null> => {
    const receivedAt = clock.now();
    const memberId = visitor.member?.id ?? null;
    // A member reads the answer on the site.
    const email = memberId === null ? body.email : undefined;
    const sealedEmail = email === undefined ? null : await deps.secretBox.seal(email);
    const feedback = { id: body.feedbackId, brandId: brand.id, memberId };
    return database.transaction().execute(async (transaction) => {
      const inside = createFeedbackStore(transaction);
      const isNew = await inside.insert({
        id: feedback.id,
        brand_id: brand.id,
        member_id: memberId,
        type: body.type,
        content,
        ip,
        network: networkOf(ip),
        sealed_email: sealedEmail,
        received_at: receivedAt,
        handled_at: null,
        handled_by: null,
      });
      if (!isNew) return null;
      const imageIds = [...new Set(body.imageIds)];
      if ((await inside.attach(feedback, imageIds)) !== imageIds.length) throw new WrongImages();
      return receivedAt;
    });
  };

  const send = async (
    caller: Caller,
    sent: SentFeedback,
  ): Promise<Result<Received, 'invalid_input' | 'repeated_with_other_content' | 'quota_exceeded'>> => {
    const body = { ...sent, feedbackId: sent.feedbackId ?? deps.newId() };
    const content = body.content.trim();
    const fault = lengthFault(content, await settings(caller.brand.id));
    if (fault) return fault;
    const daySince = new Date(clock.now().getTime() - dayMs);
    const isFull = (await store.countOfNetwork(networkOf(caller.ip), daySince)) >= maxFeedbackOfDay;
    if (isFull && !(await store.byId(body.feedbackId)))
      return fail('quota_exceeded', { retryAfterSeconds: hourMs / 1_000 });
    try {
      const receivedAt = await write(caller, body, content);
      if (receivedAt) {
        deps.news.toStaff(caller.brand.id, 'feedback', { feedbackId: body.feedbackId });
        return ok({ feedbackId: body.feedbackId, receivedAt: receivedAt.toISOString() });
      }
    } catch (error) {
      if (error instanceof WrongImages) return fail('invalid_input', { fields: { imageIds: { key: 'field_choice' } } });
      throw error;
    }
    const earlier = await store.byId(body.feedbackId);
    const isSame =
      earlier?.brandId === caller.brand.id &&
      earlier.memberId === (caller.visitor.member?.id ?? null) &&
      earlier.type === body.type &&
      earlier.content === content;
    return earlier && isSame
      ? ok({ feedbackId: body.feedbackId, receivedAt: earlier.receivedAt.toISOString() })
      : fail('repeated_with_other_content');
  };

  const purge = async (): Promise<void> => {
    const ago = (ms: number) => new Date(clock.now().getTime() - ms);
    await store.purgeUnsent(ago(unsentLifeMs));
    await store.purgeOfVisitors({
      handledBefore: ago(visitorImageLife.handledMs),
      sentBefore: ago(visitorImageLife.sentMs),
    });
  };

  return { settings, addImage, send, store, purge };
}

/** Counted in code points, so that a character outside the basic plane counts once. */
function lengthFault(
  content: string,
  { minLength: min, maxLength: max }: { minLength: number; maxLength: number },
): Failure<'invalid_input'> | null {
  const { length } = [...content];
  if (length === 0) return fail('invalid_input', { fields: { content: { key: 'not_empty' } } });
  return length < min || length > max
    ? fail('invalid_input', { fields: { content: { key: 'field_length', min, max } } })
    : null;
}
