import { Agent, setGlobalDispatcher } from "undici";

// A server closes a connection that was idle for 5 s. On a busy machine a client notices seconds later, and a request that
// it had begun to send meanwhile has no answer (EPIPE): connections of `fetch` are not used again after a second.
setGlobalDispatcher(new Agent({ keepAliveTimeout: 1000, keepAliveMaxTimeout: 1000 }));
