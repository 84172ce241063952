import type { LocaleCode } from '@baize/contract';
import type { FromServer, memberChannel, staffChannel } from '@baize/contract/sockets';
import type { OpeningHours } from '@baize/periods';
import type { Clock } from '../../platform/clock.ts';
import type { SecretBox } from '../../platform/crypto/secret-box.ts';
import type { Database } from '../../platform/database/database.ts';
import type { SecurityEvents } from '../../platform/log/security-events.ts';
import type { AuditLogModule } from '../audit-log/index.ts';
import type { OutboxModule } from '../outbox/index.ts';

type MemberNews = FromServer<typeof memberChannel>;
type StaffNews = FromServer<typeof staffChannel>;

/** How both sides' browsers are told; nobody waits for it. */
export interface SupportNews {
  /** To the member of a chat, or to the visitor who holds its token. */
  toOwner<N extends keyof MemberNews>(
    chat: { id: string; memberId: string | null },
    name: N,
    value: MemberNews[N],
  ): void;
  toStaff<N extends keyof StaffNews>(brandId: string, name: N, value: StaffNews[N]): void;
}

export interface SupportDependencies {
  database: Database;
  clock: Clock;
  newId: () => string;
  randomToken: () => string;
  hashToken: (token: string) => Buffer;
  brands: {
    settingsOf(brandId: string): Promise<{
      service: {
        chat: boolean;
        vipAboveRank: number;
        hours: OpeningHours[];
        feedbackMinLength: number;
        feedbackMaxLength: number;
      };
      timeZone: string;
    }>;
    introductionOf(brandId: string): Promise<{ name: string; defaultLanguage: LocaleCode }>;
  };
  /** The rank of a member's club label. */
  rankLevelOf(memberId: string): Promise<number>;
  news: SupportNews;
  secretBox: SecretBox;
  /** Posts a mail to somebody without an account, in the transaction that has a reason to. */
  outbox: Pick<OutboxModule, 'post'>;
  /** Tells a member that his feedback was answered, by a message and by mail, in the transaction that answers it. */
  notifyMember(
    transaction: Database,
    message: { memberId: string; kind: 'feedbackAnswered'; reference: string; params: { writtenAt: string } },
  ): Promise<void>;
  securityEvents: Pick<SecurityEvents, 'record'>;
  auditLog: Pick<AuditLogModule, 'append'>;
}
