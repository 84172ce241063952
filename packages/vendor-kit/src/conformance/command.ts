import { readFileSync, writeFileSync } from 'node:fs';
import { createHttpWallet, privateKeyOf, WalletHttpError } from '../http/index.ts';
import { ArgumentFault, type Arguments, readArguments, usage } from './arguments.ts';
import { type Case, groupOf } from './case.ts';
import { allCases } from './cases/index.ts';
import { expectEqual } from './failure.ts';
import { createHttpAdmin } from './http-admin.ts';
import { createHttpPeer } from './http-peer.ts';
import { patient } from './patience.ts';
import { jsonOf, textOf } from './report.ts';
import { runConformance } from './runner.ts';
import type { Target } from './scenario.ts';
import { allSequences, compareWithModel } from './sequences.ts';
import { createTokenAdmin } from './token-admin.ts';

export interface Output {
  out(text: string): void;
  error(text: string): void;
}

const longCaseLifeMs = 3_600_000;

/** Runs the command; the exit code is 0 when nothing failed, 1 when a case failed, 2 when it could not run. */
export async function runCommand(args: readonly string[], { out, error }: Output): Promise<0 | 1 | 2> {
  try {
    const asked = readArguments(args);
    if (!asked) {
      out(usage);
      return 0;
    }
    const cases = casesOf(asked);
    if (cases.length === 0) throw new ArgumentFault(`--only ${asked.only.join(', ')} names no case`);
    const { parallel } = asked;
    const caseLifeMs = asked.sequences > 0 ? longCaseLifeMs : asked.caseLifeMs;
    const target = await targetOf(asked);
    await assertThere(target, asked.url);
    const report = await runConformance(target, { cases, parallel, caseLifeMs });
    out(textOf(report));
    if (asked.jsonFile !== undefined) writeFileSync(asked.jsonFile, jsonOf(report));
    if (report.passed + report.failed === 0) throw new ArgumentFault('every case was skipped: nothing was tried');
    return report.failed > 0 ? 1 : 0;
  } catch (fault) {
    error(fault instanceof ArgumentFault ? `${fault.message}\n\n${usage}` : reasonOf(fault));
    return 2;
  }
}

/** Asks for a session that never was. Any answer will do, of whatever status; without one no case would say anything. */
async function assertThere({ wallet }: Target, url: string): Promise<void> {
  try {
    await wallet.checkSession({ session: 'is-anybody-there' });
  } catch (error) {
    if (error instanceof WalletHttpError && error.status === null) {
      throw new Error(`${error.message} at ${url}`, { cause: error.cause });
    }
  }
}

function reasonOf(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault);
  const cause =
    fault.cause instanceof Error ? ` (${fault.cause.message || ('code' in fault.cause && fault.cause.code)})` : '';
  return `the kit could not run: ${fault.message}${cause}`;
}

function casesOf({ only, sequences }: Arguments): readonly Case[] {
  const cases = sequences > 0 ? [...allCases, ...sequenceCases(sequences)] : allCases;
  if (only.length === 0) return cases;
  return cases.filter(({ number, group }) => only.some((start) => number.startsWith(start) || group.startsWith(start)));
}

const sequenceCases = (longest: number): readonly Case[] =>
  groupOf(
    'sequences',
    'Z',
    [false, true].map((roundEnd) => ({
      title: `all sequences up to ${longest} acts${roundEnd ? ', where a win ends the round' : ''}`,
      proves: 'Bet, win and cancel in every order end in the state that the reference model gives.',
      run: async (scenario) => {
        const all = allSequences(longest);
        expectEqual('sequences', await compareWithModel(scenario, all, roundEnd), all.length);
      },
    })),
  );

async function targetOf(asked: Arguments): Promise<Target> {
  const { url, other, deadlineMs } = asked;
  const own = {
    url,
    deadlineMs,
    provider: asked.provider,
    keyId: asked.keyId,
    privateKey: keyOf('--key-file', asked.keyFile),
  };
  const { admin, hasStakeLimits } = await adminOf(asked);
  const target: Target = {
    wallet: patient(createHttpWallet(own)),
    admin,
    hasStakeLimits,
    isSingle: asked.isSingle,
    http: createHttpPeer(own),
    ...(asked.second && { secondKey: keyBeside('second', asked.second) }),
    ...(asked.retired && { retiredKey: keyBeside('retired', asked.retired) }),
  };
  if (!other) return target;
  const { provider, keyId, keyFile, isSingle } = other;
  const access = { url, deadlineMs, provider, keyId, privateKey: keyOf('--other-key-file', keyFile) };
  const otherWallet = patient(createHttpWallet(access));
  const { admin: otherAdmin } = await createHttpAdmin(other.admin);
  return { ...target, otherVendor: { wallet: otherWallet, admin: otherAdmin, provider, isSingle } };
}

const keyBeside = (which: 'second' | 'retired', { keyId, keyFile }: { keyId: string; keyFile: string }) => ({
  keyId,
  privateKey: keyOf(`--${which}-key-file`, keyFile),
});

async function adminOf({ admin, tokensFile }: Arguments): Promise<{ admin: Target['admin']; hasStakeLimits: boolean }> {
  if (admin !== undefined) return createHttpAdmin(admin);
  return { admin: createTokenAdmin(textOfFile('--tokens', tokensFile ?? '')), hasStakeLimits: false };
}

function textOfFile(option: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new ArgumentFault(`${option}: ${file} cannot be read`);
  }
}

function keyOf(option: string, file: string) {
  try {
    return privateKeyOf(textOfFile(option, file));
  } catch (error) {
    if (error instanceof ArgumentFault) throw error;
    throw new ArgumentFault(`${option}: ${file} is no Ed25519 private key in PKCS#8 PEM`);
  }
}
