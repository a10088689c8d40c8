import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { notifyStore } from '#web/notify/notify.ts';
import { logOut } from '#web/session/session.ts';
import { type ApiPeer, startApiPeer } from './api-peer.ts';

type TestPeer = Pick<ApiPeer, 'origin' | 'seen' | 'reply'>;

export function apiPeerPerTest(arrange: () => void = () => {}): TestPeer {
  let peer: ApiPeer | null = null;

  beforeEach(async () => {
    peer = await startApiPeer();
    window.location.href = `${peer.origin}/`;
    arrange();
  });

  afterEach(async () => {
    cleanup();
    notifyStore.setState({ notices: [], toast: null });
    logOut();
    await peer?.close();
    peer = null;
  });

  function running(): ApiPeer {
    if (peer === null) throw new Error('An API peer runs only while a test does.');
    return peer;
  }
  return {
    get origin() {
      return running().origin;
    },
    get seen() {
      return running().seen;
    },
    get reply() {
      return running().reply;
    },
    set reply(reply) {
      running().reply = reply;
    },
  };
}
